import { auditActions, auditDetails, auditSubjects } from '@ieum/contract/content/boards/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on boards, their posts and comments. */
export const recordAudit = auditWith({
  actions: auditActions,
  subjects: auditSubjects,
  details: auditDetails,
});
