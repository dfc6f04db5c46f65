import { auditActions } from '@ieum/contract/hiring/moderation/audit-texts.ts';
import { auditDetails, auditFields, auditSubjects } from '@ieum/contract/hiring/recruitments/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on recruitments. */
export const recordAudit = auditWith({
  actions: auditActions,
  subjects: auditSubjects,
  details: auditDetails,
  fields: auditFields,
});
