import { eq } from 'drizzle-orm';
import type { RecruitmentState } from '@ieum/contract/recruitments.enums.ts';
import type { RecruitmentDraft } from '@ieum/contract/recruitments.schemas.ts';
import { moderationMessages as m } from '@ieum/contract/messages/moderation.ts';
import { recordAudit } from '#audit/public.ts';
import { companies } from '#companies/tables.ts';
import {
  createRecruitment,
  findPostingForUpdate,
  moveState,
  removeRecruitment,
  reviseRecruitment,
  type Posting,
  type RecruitmentDeps,
} from '#recruitments/public.ts';
import type { RecruitmentRow } from '#recruitments/tables.ts';
import type { Administrator, ContextOf } from '#kit/context.ts';
import { invalidAt, notFound } from '#kit/errors.ts';
import { actFor } from './acting.ts';
import { findCompany } from './queries.ts';

type ConsoleContext = ContextOf<Administrator>;

/** Writes a posting for an approved company; answers its id. */
export async function createFor(
  ctx: ConsoleContext,
  deps: RecruitmentDeps,
  { companyId, draft, isPublished }: { companyId: string; draft: RecruitmentDraft; isPublished: boolean },
): Promise<string> {
  const company = await findCompany(ctx.db, companyId);
  if (company?.approval !== 'APPROVED') throw invalidAt('_company', m.companyUnknown); // wire spelling
  const acting = actFor(ctx, { companyId, ownerId: ctx.actor.userId });
  const id = await createRecruitment(acting, deps, { draft, isPublished });
  await audit(ctx, { action: 'recruitments.create', id, subject: draft.subject ?? '' });
  return id;
}

interface Revision {
  posting: Posting;
  draft: RecruitmentDraft;
  state: RecruitmentState | undefined;
  /** Why it was taken into the state. */
  reason?: string | undefined;
  version: number | undefined;
}

/** Corrects a posting and takes it into any state (rule R2); what everybody may read must be whole. */
export async function reviseFor(
  ctx: ConsoleContext,
  deps: RecruitmentDeps,
  { posting, draft, state, reason, version }: Revision,
): Promise<void> {
  const { id, companyId, subject } = posting;
  const fields = Object.keys(draft);
  if (fields.length > 0) {
    const acting = actFor(ctx, { companyId, ownerId: ctx.actor.userId });
    await reviseRecruitment(acting, deps, { posting, draft, version });
    await audit(ctx, { action: 'recruitments.revise', id, subject, details: { fields: fields.join(', ') } });
  }
  if (state === undefined || state === posting.state) return;
  const current = await findPostingForUpdate(ctx.db, id);
  if (!current) throw notFound();
  const acting = actFor(ctx, { companyId, ownerId: await findOwner(ctx, companyId) });
  await moveState(acting, deps, { posting: current, state });
  const details = { from: posting.state, to: state, ...(reason && { reason }) };
  await audit(ctx, { action: 'recruitments.setState', id, subject, details });
}

/** Whose files a company's postings carry; imported institutions have no account. */
async function findOwner({ db, actor }: ConsoleContext, companyId: string): Promise<string> {
  const [row] = await db
    .select({ userId: companies.userId })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.userId ?? actor.userId;
}

/** Deletes a posting nobody has applied to. */
export async function removeFor(
  ctx: ConsoleContext,
  deps: RecruitmentDeps,
  recruitment: RecruitmentRow,
): Promise<void> {
  const { id, companyId, subject } = recruitment;
  await removeRecruitment(actFor(ctx, { companyId, ownerId: ctx.actor.userId }), deps, recruitment);
  await audit(ctx, { action: 'recruitments.remove', id, subject });
}

interface Act {
  action: string;
  id: string;
  subject: string;
  details?: Record<string, string>;
}

function audit(ctx: ConsoleContext, { action, id, subject, details = {} }: Act): Promise<void> {
  const named = { subjectType: 'recruitment', subjectId: id, subjectName: subject };
  return recordAudit(ctx, { action, ...named, details });
}
