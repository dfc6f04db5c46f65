import type { auditFields } from '@ieum/contract/account/users/audit-texts.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { MemberRevision } from '@ieum/contract/site/members/endpoints.ts';
import { memberTexts as m } from '@ieum/contract/site/members/texts.ts';
import { endSessions } from '#account/auth/public.ts';
import { correctCompany } from '#hiring/companies/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import { openNewPassword, TEMPORARY_SECONDS } from '#account/users/public.ts';
import { users } from '#account/users/tables.ts';
import type { Context } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { AppError, notFound } from '#kit/errors.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { rejectConflict } from './conflicts.ts';
import { rejectBirth, rejectForeign, type AccountDeps } from './create.ts';
import type { MemberRow } from '../queries.ts';
import { setRole } from './set-role.ts';
import { setStatus } from './set-status.ts';
import type { LeavingDeps } from '../withdraw.ts';
import { fromRevision } from './draft-wire.ts';
import { versionOf } from '../wire.ts';
import { recordAudit } from '../audit.ts';

type Revision = z.output<typeof MemberRevision>;

interface RevisedMember {
  member: MemberRow;
  revision: Revision;
  /** The present member, sent to a caller who started from an older version. */
  presentCurrent: (tx: Context<'console'>) => Promise<unknown>;
}

/** Corrects the details of an account and its company; a new password is temporary and ends all sessions. */
export async function reviseMember(
  ctx: Context<'console'>,
  deps: AccountDeps & Pick<LeavingDeps, 'caches'>,
  { member, revision, presentCurrent }: RevisedMember,
): Promise<void> {
  const { user, company } = member;
  if (user.status === 'WITHDRAWN') throw new AppError('conflict', m.isWithdrawn);
  rejectForeign(user.userType, revision);
  rejectBirth(revision.bornAt, ctx.now);
  const secret = revision.password ? await newSecret(ctx, deps, revision.password) : {};
  const { account, corrections } = fromRevision(revision);
  await ctx.transact(async (tx) => {
    const current = await lockVersion(tx, member);
    await rejectOutdated({ seen: revision.version, current }, () => presentCurrent(tx));
    const columns = { ...account, ...secret };
    if (Object.keys(columns).length > 0) {
      const isThere = and(eq(users.id, user.id), ne(users.status, 'WITHDRAWN'));
      await tx.db
        .update(users)
        .set({ ...columns, version: sql`${users.version} + 1` })
        .where(isThere)
        .catch(rejectConflict);
    }
    if (revision.password) await endSessions(tx, user.id);
    if (company && Object.keys(corrections).length > 0) await correctCompany(tx, company.id, corrections);
    const { status } = revision;
    if (status && status !== user.status)
      await setStatus(tx, deps.caches, { member, status, reason: revision.reason });
    if (revision.role) await setRole(tx, member, revision.role);
    const apart = ['status', 'reason', 'role', 'version'];
    const fields = Object.keys(revision).filter((name) => !apart.includes(name));
    if (fields.length > 0) await recordRevision(tx, member, fields);
  });
}

/** Locks both rows of a member; the company first, as its own changes do. */
async function lockVersion({ db }: Context<'console'>, { user, company }: MemberRow): Promise<number> {
  const [current] = company
    ? await db
        .select({ version: companies.version })
        .from(companies)
        .where(eq(companies.id, company.id))
        .for('update')
    : [];
  const [account] = await db
    .select({ version: users.version })
    .from(users)
    .where(eq(users.id, user.id))
    .for('update');
  if (!account) throw notFound();
  return versionOf({ user: account, company: current });
}

async function newSecret(
  ctx: Context<'console'>,
  { decryptCredential, passwords }: AccountDeps,
  encrypted: string,
) {
  const password = await openNewPassword(ctx, decryptCredential, { field: 'password', encrypted });
  const passwordExpiresAt = addSeconds(ctx.now, TEMPORARY_SECONDS);
  return { passwordHash: await passwords.hash(password), passwordExpiresAt, mustChangePassword: true };
}

/**
 * The names of the changed details without their values: personal data would outlive its owner in the log.
 */
const recordRevision = (tx: Context<'console'>, { user }: MemberRow, fields: readonly string[]) =>
  recordAudit(tx, {
    action: 'users.revise',
    subjectType: 'user',
    subjectId: user.id,
    subjectName: user.username,
    details: { fields: fields.map((name) => name.replace(/^_/, '') as keyof typeof auditFields) },
  });
