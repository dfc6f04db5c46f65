import { and, eq, gt, lte } from 'drizzle-orm';
import { mayUse } from '@ieum/contract/common/rights.ts';
import { approvalTexts as m } from '@ieum/contract/foundation/approvals/texts.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { AdministratorContext, Work } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { AppError } from '#kit/errors.ts';
import type { Approvable, Outcome } from './approvable.ts';
import { recordAudit } from './audit.ts';
import { outcomeFor } from './notifications.ts';
import { findActiveRole } from './queries.ts';
import { approvalRequests, type ApprovalRow } from './tables.ts';
import { summaryText } from './wire.ts';

interface Decision {
  request: ApprovalRow;
  reason: string;
}

/**
 * Approves a request and does its act, with the parameters as they were stored, in the same transaction: if the
 * act is rejected, the request stays pending.
 */
export async function approve(
  ctx: AdministratorContext,
  { notify }: Notifier,
  { request, reason, approvable }: Decision & { approvable: Approvable },
): Promise<ApprovalRow> {
  const role = await findActiveRole(ctx.db, request.requesterId);
  if (!role || !mayUse(role, approvable.right) || !request.requesterId)
    throw new AppError('conflict', m.requesterGone);
  const decided = await close(ctx, request, { state: 'APPROVED', reason });
  const requester = { userId: request.requesterId, username: request.requesterName };
  await record(ctx, { action: 'approvals.approve', request, reason });
  const done = await approvable.run(ctx, request.parameters, requester);
  await notify(ctx, outcomeFor(decided, role));
  return done ? storeOutcome(ctx, decided, done) : decided;
}

/** Stores the result of the act, for both administrators. */
async function storeOutcome(
  { db }: AdministratorContext,
  { id }: ApprovalRow,
  { outcome }: Outcome,
): Promise<ApprovalRow> {
  const stored = { outcomeKey: outcome.message.key, outcomeValues: outcome.values };
  return one(await db.update(approvalRequests).set(stored).where(eq(approvalRequests.id, id)).returning());
}

/** Rejects a request; its act is never done. */
export async function reject(
  ctx: AdministratorContext,
  { notify }: Notifier,
  { request, reason }: Decision,
): Promise<ApprovalRow> {
  const decided = await close(ctx, request, { state: 'REJECTED', reason });
  await record(ctx, { action: 'approvals.reject', request, reason });
  await notify(ctx, outcomeFor(decided, await findActiveRole(ctx.db, request.requesterId)));
  return decided;
}

/** One decision wins; every other one is 409, as is one after the request expired. */
async function close(
  { db, now, actor }: AdministratorContext,
  { id }: ApprovalRow,
  { state, reason }: { state: 'APPROVED' | 'REJECTED'; reason: string },
): Promise<ApprovalRow> {
  const [decided] = await db
    .update(approvalRequests)
    .set({
      state,
      parameters: null,
      deciderName: actor.username,
      decisionReason: reason,
      decidedAt: now,
    })
    .where(
      and(
        eq(approvalRequests.id, id),
        eq(approvalRequests.state, 'PENDING'),
        gt(approvalRequests.expiresAt, now),
      ),
    )
    .returning();
  if (!decided) throw new AppError('conflict', m.notPending);
  return decided;
}

function record(
  ctx: AdministratorContext,
  { action, request, reason }: Decision & { action: 'approvals.approve' | 'approvals.reject' },
) {
  return recordAudit(ctx, {
    action,
    subjectType: 'approval',
    subjectId: request.id,
    subjectName: summaryText(request, 'ko'),
    details: { requestedBy: request.requesterName, requestReason: request.reason, reason },
  });
}

/** Closes the requests that nobody decided in time, and notifies those who asked. */
export async function expireRequests(work: Work, { notify }: Notifier): Promise<void> {
  const expired = await work.db
    .update(approvalRequests)
    .set({ state: 'EXPIRED', parameters: null })
    .where(and(eq(approvalRequests.state, 'PENDING'), lte(approvalRequests.expiresAt, work.now)))
    .returning();
  for (const row of expired)
    await notify(work, outcomeFor(row, await findActiveRole(work.db, row.requesterId)));
}
