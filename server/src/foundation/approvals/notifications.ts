import { mayUse, type Role } from '@ieum/contract/common/rights.ts';
import {
  approvalNotificationTexts as texts,
  approvalNotificationTitles as titles,
} from '@ieum/contract/foundation/approvals/notification-texts.ts';
import { notificationsWith, type Notification } from '#foundation/notifications/public.ts';
import type { ApprovalRow } from './tables.ts';

const define = notificationsWith(titles, texts);
const requested = define<{ requester: string; reason: string }>('APPROVAL_REQUESTED', {
  delivery: 'OPERATION',
});
const approved = define<{ decider: string }>('APPROVAL_APPROVED', { delivery: 'OPERATION' });
const rejected = define<{ decider: string; reason: string }>('APPROVAL_REJECTED', { delivery: 'OPERATION' });
const expired = define<Record<never, string>>('APPROVAL_EXPIRED', { delivery: 'OPERATION' });

export const approvalNotifications = [requested, approved, rejected, expired];

const pageOf = (id: string) => `/console/audit-logs?tab=approvals&id=${id}`;

/** For each administrator who may decide. */
export const requestedFor = (
  { id, requesterName, reason }: ApprovalRow,
  approverIds: readonly string[],
): Notification[] =>
  approverIds.map((userId) =>
    requested({
      userId,
      params: { requester: requesterName, reason },
      link: pageOf(id),
      key: `APPROVAL_REQUESTED ${id} ${userId}`,
      aboutUserId: null,
    }),
  );

/** For the requester, once it is decided or expired; nothing while it is pending. */
export function outcomeFor(row: ApprovalRow, role: Role | undefined): Notification[] {
  const { id, requesterId, state, deciderName, decisionReason } = row;
  if (!requesterId || state === 'PENDING') return [];
  const common = {
    userId: requesterId,
    // Not everybody who may ask may open the page of requests.
    link: role && mayUse(role, 'approvals.read') ? pageOf(id) : '/console/inbox',
    key: `APPROVAL_${state} ${id}`,
    aboutUserId: null,
  };
  const decider = deciderName ?? '';
  if (state === 'APPROVED') return [approved({ ...common, params: { decider } })];
  if (state === 'REJECTED')
    return [rejected({ ...common, params: { decider, reason: decisionReason ?? '' } })];
  return [expired({ ...common, params: {} })];
}
