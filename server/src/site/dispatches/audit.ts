import { auditActions, auditSubjects } from '@ieum/contract/site/dispatches/audit-texts.ts';
import { auditSubjects as users } from '@ieum/contract/account/users/audit-texts.ts';
import { auditDetails as ofApprovals } from '@ieum/contract/foundation/approvals/audit-texts.ts';
import { auditDetails as ofMessages } from '@ieum/contract/foundation/messages/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on messages. */
export const recordAudit = auditWith({
  actions: auditActions,
  subjects: { ...auditSubjects, ...users },
  details: { ...ofApprovals, ...ofMessages },
});
