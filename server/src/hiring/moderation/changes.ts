import type { auditActions } from '@ieum/contract/hiring/moderation/audit-texts.ts';
import type { AuditDetails } from '@ieum/contract/foundation/audit/details.ts';
import type { auditDetails, auditFields } from '@ieum/contract/hiring/recruitments/audit-texts.ts';
import { eq } from 'drizzle-orm';
import type { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { RecruitmentDraft } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { moderationTexts as m } from '@ieum/contract/hiring/moderation/texts.ts';
import { recruitmentTexts as r } from '@ieum/contract/hiring/recruitments/texts.ts';
import { companies } from '#hiring/companies/tables.ts';
import {
  blockRecruitment,
  createRecruitment,
  findRecruitmentDetailForUpdate,
  moveState,
  removeRecruitment,
  reviseRecruitment,
  unblockRecruitment,
  type RecruitmentDetail,
  type RecruitmentDeps,
} from '#hiring/recruitments/public.ts';
import type { RecruitmentRow } from '#hiring/recruitments/tables.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { AppError, invalidAt, notFound } from '#kit/errors.ts';
import { contactOf } from '#account/users/public.ts';
import { actAsCompany } from './act-as-company.ts';
import { recruitmentModerated, type ModerationAction } from './events.ts';
import { findCompany } from './queries.ts';
import { recordAudit } from './audit.ts';

/** Creates a recruitment for an approved company; returns its id. */
export async function createFor(
  ctx: AdministratorContext,
  deps: RecruitmentDeps,
  { companyId, draft, isPublished }: { companyId: string; draft: RecruitmentDraft; isPublished: boolean },
): Promise<string> {
  const company = await findCompany(ctx.db, companyId);
  if (!company) throw invalidAt('_company', m.companyUnknown); // wire spelling
  const acting = actAsCompany(ctx, { companyId, ownerId: ctx.actor.userId });
  const id = await createRecruitment(acting, deps, { draft, isPublished });
  await audit(ctx, { action: 'recruitments.create', id, subject: draft.subject ?? '' });
  return id;
}

interface Revision {
  recruitment: RecruitmentDetail;
  draft: RecruitmentDraft;
  state: RecruitmentState | undefined;
  /** Why the state was changed. */
  reason?: string | undefined;
  version: number | undefined;
}

/** Corrects a recruitment and sets any state; a published recruitment must be complete. */
export async function reviseFor(
  ctx: AdministratorContext,
  deps: RecruitmentDeps,
  { recruitment, draft, state, reason, version }: Revision,
): Promise<void> {
  const { id, companyId, subject } = recruitment;
  const fields = Object.keys(draft) as (keyof RecruitmentDraft)[];
  if (fields.length > 0) {
    const acting = actAsCompany(ctx, { companyId, ownerId: ctx.actor.userId });
    await reviseRecruitment(acting, deps, { recruitment, draft, version });
    await audit(ctx, { action: 'recruitments.revise', id, subject, details: { fields } });
  }
  if (state !== undefined) await changeState(ctx, deps, { recruitment, state, reason: reason ?? '' });
}

interface StateChange {
  recruitment: RecruitmentDetail;
  state: RecruitmentState;
  reason: string;
}

/** Hiding leaves the company's own state unchanged; every other state lifts it. */
async function changeState(
  ctx: AdministratorContext,
  deps: RecruitmentDeps,
  { recruitment, state, reason }: StateChange,
) {
  if (state === 'NO_SHOWN') return blockFor(ctx, deps, { recruitment, reason });
  const isLifted = await unblockRecruitment(ctx, deps, recruitment);
  if (state !== recruitment.state) await move(ctx, deps, { recruitment, state });
  else if (!isLifted) return;
  const { id, subject, publicState } = recruitment;
  const details = { from: publicState, to: state, ...(reason && { reason }) };
  await audit(ctx, { action: 'recruitments.setState', id, subject, details });
  await emitModerated(ctx, recruitment, { act: state === 'ON_GOING' ? 'LIFTED' : state, reason });
}

/** Hides a recruitment from the public; its company is notified of the reason. The same reason once more changes nothing. */
export async function blockFor(
  ctx: AdministratorContext,
  deps: RecruitmentDeps,
  { recruitment, reason }: Omit<StateChange, 'state'>,
) {
  if (recruitment.blockedAt && recruitment.blockedReason === reason) return;
  await blockRecruitment(ctx, deps, { recruitment, reason });
  const { id, subject, publicState } = recruitment;
  const details = { from: publicState, to: 'NO_SHOWN' as const, reason };
  await audit(ctx, { action: 'recruitments.setState', id, subject, details });
  await emitModerated(ctx, recruitment, { act: 'BLOCKED', reason });
}

async function move(
  ctx: AdministratorContext,
  deps: RecruitmentDeps,
  { recruitment, state }: Omit<StateChange, 'reason'>,
) {
  const { id, companyId } = recruitment;
  const current = await findRecruitmentDetailForUpdate(ctx.db, id);
  if (!current) throw notFound();
  const acting = actAsCompany(ctx, { companyId, ownerId: await findOwner(ctx, companyId) });
  await moveState(acting, deps, { recruitment: current, state });
}

/** Shows a hidden recruitment again in its company's own state; 409 when it is not hidden. */
export async function unblockFor(
  ctx: AdministratorContext,
  deps: RecruitmentDeps,
  recruitment: RecruitmentDetail,
): Promise<void> {
  if (!(await unblockRecruitment(ctx, deps, recruitment))) throw new AppError('conflict', r.notBlocked);
  const { id, subject, state } = recruitment;
  const details = { from: 'NO_SHOWN' as const, to: state };
  await audit(ctx, { action: 'recruitments.setState', id, subject, details });
  await emitModerated(ctx, recruitment, { act: 'LIFTED', reason: '' });
}

/** Notifies the company of the action on its recruitment, the reason, and whom it may ask. */
async function emitModerated(
  ctx: AdministratorContext,
  { id, companyId, subject }: Pick<RecruitmentDetail, 'id' | 'companyId' | 'subject'>,
  done: { act: ModerationAction; reason: string },
) {
  const at = ctx.now.toISOString();
  const contact = await contactOf(ctx);
  await ctx.emit(recruitmentModerated({ id, companyId, subject, ...done, contact, at }));
}

/** The owner of the files of a company's recruitments; imported institutions have no account. */
async function findOwner({ db, actor }: AdministratorContext, companyId: string): Promise<string> {
  const [row] = await db
    .select({ userId: companies.userId })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.userId ?? actor.userId;
}

/** Deletes a recruitment nobody has applied to. */
export async function removeFor(
  ctx: AdministratorContext,
  deps: RecruitmentDeps,
  { recruitment, reason }: { recruitment: RecruitmentRow; reason: string },
): Promise<void> {
  const { id, companyId, subject } = recruitment;
  await removeRecruitment(actAsCompany(ctx, { companyId, ownerId: ctx.actor.userId }), deps, recruitment);
  await audit(ctx, { action: 'recruitments.remove', id, subject, ...(reason && { details: { reason } }) });
  await emitModerated(ctx, recruitment, { act: 'REMOVED', reason });
}

interface Action {
  action: keyof typeof auditActions;
  id: string;
  subject: string;
  details?: AuditDetails<typeof auditDetails, keyof typeof auditFields>;
}

function audit(ctx: AdministratorContext, { action, id, subject, details = {} }: Action): Promise<void> {
  const named = { subjectType: 'recruitment' as const, subjectId: id, subjectName: subject };
  return recordAudit(ctx, { action, ...named, details });
}
