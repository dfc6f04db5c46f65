import { eq } from 'drizzle-orm';
import { APPROVAL_DAYS } from '@ieum/contract/foundation/approvals/enums.ts';
import { approvalTexts as m } from '@ieum/contract/foundation/approvals/texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { one } from '#kit/db/rows.ts';
import { invalidAt } from '#kit/errors.ts';
import { requestFingerprint } from '#kit/request-fingerprint.ts';
import type { TypedApprovable } from './approvable.ts';
import { recordAudit } from './audit.ts';
import { requestedFor } from './notifications.ts';
import { listApprovers } from './queries.ts';
import { approvalRequests, type ApprovalRow } from './tables.ts';

const DAY_SECONDS = 24 * 60 * 60;

interface RequestInput<P> {
  parameters: P;
  reason: string;
  /** The caller's idempotency key; without one, the same request within the same minute is not repeated. */
  key?: string | undefined;
}

/** The service by which modules have an act approved. */
export interface Approvals {
  /**
   * Stores a request in the caller's transaction and notifies those who may decide. Returns nothing where no other
   * administrator could approve it: the caller then does the act at once, and the audit log has how much and why.
   * 400 without a reason.
   */
  ask: <P extends object>(
    ctx: AdministratorContext,
    approvable: TypedApprovable<P>,
    asked: RequestInput<P>,
  ) => Promise<ApprovalRow | undefined>;
}

export const createApprovals = ({ notify }: Notifier): Approvals => ({
  ask: async (ctx, approvable, asked) => {
    if (!asked.reason) throw invalidAt('reason', m.reasonRequired);
    const summary = approvable.summaryOf(asked.parameters);
    const subjectName = sayIn('ko', summary.message.text, summary.values);
    const approvers = await listApprovers(ctx.db, approvable.right, ctx.actor.userId);
    if (approvers.length === 0) {
      const subject = { subjectType: 'approval' as const, subjectId: null, subjectName };
      const details = { count: summary.values.count, reason: asked.reason };
      await recordAudit(ctx, { action: 'approvals.skip', ...subject, details });
      return undefined;
    }
    await approvable.check(ctx, asked.parameters);
    const { row, isNew } = await store(ctx, approvable, asked);
    if (!isNew) return row;
    const subject = { subjectType: 'approval' as const, subjectId: row.id, subjectName };
    await recordAudit(ctx, { action: 'approvals.request', ...subject, details: { reason: row.reason } });
    await notify(ctx, requestedFor(row, approvers));
    return row;
  },
});

async function store<P extends object>(
  ctx: AdministratorContext,
  approvable: TypedApprovable<P>,
  asked: RequestInput<P>,
) {
  const { actor, now } = ctx;
  const { message, values } = approvable.summaryOf(asked.parameters);
  const content = [approvable.kind, asked.parameters];
  const fingerprint = requestFingerprint({ callerId: actor.userId, key: asked.key, now, content });
  const [stored] = await ctx.db
    .insert(approvalRequests)
    .values({
      kind: approvable.kind,
      parameters: asked.parameters,
      summaryKey: message.key,
      summaryValues: values,
      reason: asked.reason,
      requesterId: actor.userId,
      requesterName: actor.username,
      fingerprint,
      createdAt: now,
      expiresAt: addSeconds(now, APPROVAL_DAYS * DAY_SECONDS),
    })
    .onConflictDoNothing()
    .returning();
  if (stored) return { row: stored, isNew: true };
  const same = eq(approvalRequests.fingerprint, fingerprint);
  return { row: one(await ctx.db.select().from(approvalRequests).where(same)), isNew: false };
}
