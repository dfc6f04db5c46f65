import { and, eq, sql } from 'drizzle-orm';
import { companyProfileTexts as m } from '@ieum/contract/hiring/companies/texts.ts';
import { users } from '#account/users/tables.ts';
import type { CompanyContext, Work } from '#kit/context.ts';
import { AppError, notFound } from '#kit/errors.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { companyRenamed, companyWaiting } from '../events.ts';
import { companies, type CompanyRow } from '../tables.ts';

export type ProfileRevision = Partial<
  Pick<
    CompanyRow,
    | 'name'
    | 'ceoName'
    | 'website'
    | 'phone'
    | 'email'
    | 'postcode'
    | 'address1'
    | 'address2'
    | 'introduction'
    | 'socialLinks'
  >
>;

/**
 * Changes a company's own profile; name and representative, on which its approval is based, cannot change
 * once approved.
 */
export async function reviseProfile(
  ctx: CompanyContext,
  { seen, presentCurrent }: { seen: number | undefined; presentCurrent: () => unknown },
  revision: ProfileRevision,
): Promise<void> {
  const { companyId, userId } = ctx.actor;
  const [before] = await ctx.db.select().from(companies).where(eq(companies.id, companyId)).for('update');
  if (!before) throw notFound();
  await rejectOutdated({ seen, current: before.version }, presentCurrent);
  const isRenamed = changes(before, revision, 'name') || changes(before, revision, 'ceoName');
  if (isRenamed && before.approval === 'APPROVED') throw new AppError('conflict', m.nameFixed);
  if (Object.keys(revision).length > 0) await writeProfile(ctx, { companyId, userId }, revision);
}

/** Corrects a company's profile from the console, its name and representative at any time. */
export async function correctCompany(
  work: Pick<Work, 'db' | 'emit'>,
  companyId: string,
  revision: ProfileRevision,
): Promise<void> {
  const { id, userId } = companies;
  const [before] = await work.db.select({ userId }).from(companies).where(eq(id, companyId)).for('update');
  if (!before) throw notFound();
  await writeProfile(work, { companyId, userId: before.userId }, revision);
}

async function writeProfile(
  { db, emit }: Pick<Work, 'db' | 'emit'>,
  { companyId, userId }: { companyId: string; userId: string | null },
  revision: ProfileRevision,
) {
  const changed = { ...revision, version: sql`${companies.version} + 1` };
  await db.update(companies).set(changed).where(eq(companies.id, companyId));
  if (revision.name === undefined) return;
  if (userId) await db.update(users).set({ name: revision.name }).where(eq(users.id, userId));
  await emit(companyRenamed({ companyId }));
}

const changes = (before: CompanyRow, revision: ProfileRevision, field: 'name' | 'ceoName') =>
  revision[field] !== undefined && revision[field] !== before[field];

/** A rejected company asks again with its corrected data; its waiting time starts again. */
export async function askApproval(ctx: CompanyContext): Promise<void> {
  const requested = await ctx.db
    .update(companies)
    .set({ approval: 'PENDING', rejectMessage: null, submittedAt: ctx.now, decidedAt: null })
    .where(and(eq(companies.id, ctx.actor.companyId), eq(companies.approval, 'REJECTED')))
    .returning({ id: companies.id });
  if (requested.length === 0) throw new AppError('conflict', m.notRejected);
  await ctx.emit(companyWaiting({ companyId: ctx.actor.companyId, isAgain: true }));
}
