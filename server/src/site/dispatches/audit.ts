import { auditActions, auditTargets } from '@ieum/contract/site/dispatches/audit-texts.ts';
import { auditTargets as users } from '@ieum/contract/account/users/audit-texts.ts';
import { auditDetails as ofApprovals } from '@ieum/contract/foundation/approvals/audit-texts.ts';
import { auditDetails as ofMessages } from '@ieum/contract/foundation/messages/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on messages. */
export const recordAudit = auditWith({
  actions: auditActions,
  targets: { ...auditTargets, ...users },
  details: { ...ofApprovals, ...ofMessages },
});
