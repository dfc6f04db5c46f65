import { eq } from 'drizzle-orm';
import { applicationTexts as m } from '@ieum/contract/hiring/applications/texts.ts';
import type { PersonContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { applications, type ApplicationRow } from '../tables.ts';

/**
 * Deletes a draft; one reopened after revoking becomes revoked again, because the company has it in its
 * history.
 */
export async function discardDraft({ db }: PersonContext, own: ApplicationRow): Promise<void> {
  if (own.status !== 'ON_WRITING') throw new AppError('conflict', m.draftOnly);
  const isThisOne = eq(applications.id, own.id);
  if (own.revokedAt) await db.update(applications).set({ status: 'IS_REVOKED' }).where(isThisOne);
  else await db.delete(applications).where(isThisOne);
}
