import { auditActions } from '@ieum/contract/hiring/moderation/audit-texts.ts';
import { auditDetails, auditFields, auditTargets } from '@ieum/contract/hiring/recruitments/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on recruitments. */
export const recordAudit = auditWith({
  actions: auditActions,
  targets: auditTargets,
  details: auditDetails,
  fields: auditFields,
});
