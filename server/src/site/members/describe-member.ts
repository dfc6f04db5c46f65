import type { Input } from '@ieum/contract/common/endpoint.ts';
import type { members as contract } from '@ieum/contract/site/members/endpoints.ts';
import { mayUse } from '@ieum/contract/common/rights.ts';
import { memberTexts } from '@ieum/contract/site/members/texts.ts';
import type { AccessRecords } from '#foundation/audit/public.ts';
import type { Actors } from '#account/auth/public.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Context } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import type { AccountDeps } from './accounts/create.ts';
import { findMember, listAgreements, type MemberRow } from './queries.ts';
import { presentMasked, presentWhole } from './wire.ts';
import type { LeavingDeps } from './withdraw.ts';

export interface MemberDeps extends AccountDeps, LeavingDeps {
  fileStore: FileStore;
  actors: Actors;
  accessRecords: AccessRecords;
  /** Drops the cached pages that show a company. */
  dropCachedPages: (tags: readonly string[]) => Promise<void>;
}

type RowParams = Pick<Input<typeof contract.find>, 'params'>;
/** The member of an address. */
export const memberNamed = ({ db }: Pick<Context<'console'>, 'db'>, { params }: RowParams) =>
  findMember(db, params._user);

/** The approval desk compares all data of a waiting company; that is the recorded reason. */
export const awaitsDecision = ({ user, company }: MemberRow): boolean =>
  user.status !== 'WITHDRAWN' && company?.approval === 'PENDING';

/**
 * A member as administrators may see it now: unmasked and recorded while approval is awaited, else masked.
 */
export async function describeMember(ctx: Context<'console'>, deps: MemberDeps, userId: string) {
  const row = await findMember(ctx.db, userId);
  if (!row) throw notFound();
  return awaitsDecision(row) && mayUse(ctx.actor.role, 'members.disclose')
    ? describeWhole(ctx, deps, { row, reason: memberTexts.reasonApproval.text.ko })
    : presentMasked(await withAgreements(ctx, row), { fileStore: deps.fileStore, now: ctx.now });
}

/** The unmasked member for an administrator whose correction conflicts with another one. */
export async function describeChanged(ctx: Context<'console'>, deps: MemberDeps, userId: string) {
  const row = await findMember(ctx.db, userId);
  if (!row) throw notFound();
  return describeWhole(ctx, deps, { row, reason: memberTexts.reasonCompare.text.ko });
}

const withAgreements = async ({ db }: Context<'console'>, row: MemberRow) => ({
  ...row,
  agreements: await listAgreements(db, row.user.id),
});

interface DisclosedMember {
  row: MemberRow;
  reason: string;
}

/** The unmasked member; the reader and the reason are recorded. */
export async function describeWhole(
  ctx: Context<'console'>,
  { fileStore, accessRecords }: MemberDeps,
  { row, reason }: DisclosedMember,
) {
  accessRecords.record(ctx, { personId: row.user.id, what: 'CONTACT', reason });
  recordDocuments(ctx, accessRecords, { row, reason });
  return presentWhole(await withAgreements(ctx, row), { fileStore, now: ctx.now });
}

/** Records that a company's documents were shown. */
export function recordDocuments(
  ctx: Context<'console'>,
  accessRecords: AccessRecords,
  { row, reason }: DisclosedMember,
) {
  const { user, registration } = row;
  if (!registration) return;
  const what = 'BUSINESS_REGISTRATION';
  accessRecords.record(ctx, { personId: user.id, what, subjectId: registration.id, reason });
}
