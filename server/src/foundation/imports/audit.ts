import { auditActions, auditDetails, auditSubjects } from '@ieum/contract/foundation/imports/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's imports. */
export const recordAudit = auditWith({
  actions: auditActions,
  subjects: auditSubjects,
  details: auditDetails,
});
