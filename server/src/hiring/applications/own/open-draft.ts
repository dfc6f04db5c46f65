import { and, eq } from 'drizzle-orm';
import { applicationTexts as m } from '@ieum/contract/hiring/applications/texts.ts';
import type { PersonContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { one } from '#kit/db/rows.ts';
import type { RecruitmentRow } from '#hiring/recruitments/tables.ts';
import { assertAccepting } from '../assert-accepting.ts';
import { isSubmitted } from '../policy.ts';
import { assertNotBlacklisted } from './assert-not-blacklisted.ts';
import { findOwn } from '../queries.ts';
import { applications, type ApplicationRow } from '../tables.ts';

/** The empty columns of a new draft. */
export const noCertification = {
  employmentType: null,
  jobDescription: '',
  jobDurationsAt: [null, null] as [null, null],
};

/**
 * Creates a draft; returns an existing one and reopens a revoked application. 409 after applying or when
 * closed.
 */
export async function openDraft(
  ctx: PersonContext,
  recruitment: RecruitmentRow,
  own: ApplicationRow | undefined,
): Promise<ApplicationRow> {
  if (own && isSubmitted(own)) throw new AppError('conflict', m.alreadyApplied);
  assertAccepting(recruitment, ctx.now);
  await assertNotBlacklisted(ctx, recruitment.companyId);
  if (own?.status === 'ON_WRITING') return own;
  const reopened = own && (await reopen(ctx, own));
  return reopened ?? createDraft(ctx, recruitment);
}

/** Undefined when somebody else opened it at the same moment. */
async function reopen({ db, now }: PersonContext, own: ApplicationRow): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .update(applications)
    .set({ status: 'ON_WRITING', writingStep: 'RESUME', savedAt: now })
    .where(and(eq(applications.id, own.id), eq(applications.status, 'IS_REVOKED')))
    .returning();
  return row;
}

/** The unique index allows one draft; the slower of two calls receives the other's. */
async function createDraft(
  { db, now, actor }: PersonContext,
  recruitment: RecruitmentRow,
): Promise<ApplicationRow> {
  const by = { personId: actor.userId, recruitmentId: recruitment.id };
  const [made] = await db
    .insert(applications)
    .values({
      ...by,
      companyId: recruitment.companyId,
      certification: noCertification,
      createdAt: now,
      savedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  const row = made ?? one([await findOwn(db, by, 'update')].filter((found) => found !== undefined));
  if (isSubmitted(row)) throw new AppError('conflict', m.alreadyApplied);
  return row;
}
