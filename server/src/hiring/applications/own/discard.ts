import { eq } from 'drizzle-orm';
import { applicationTexts as m } from '@ieum/contract/hiring/applications/texts.ts';
import type { ContextOf, Person } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { applications, type ApplicationRow } from '../tables.ts';

/** Deletes a draft; one opened again after revoking goes back to being revoked, for the company knows of it. */
export async function discardDraft({ db }: ContextOf<Person>, own: ApplicationRow): Promise<void> {
  if (own.status !== 'ON_WRITING') throw new AppError('conflict', m.draftOnly);
  const isThisOne = eq(applications.id, own.id);
  if (own.revokedAt) await db.update(applications).set({ status: 'IS_REVOKED' }).where(isThisOne);
  else await db.delete(applications).where(isThisOne);
}
