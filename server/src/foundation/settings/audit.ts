import { auditActions, auditFields, auditTargets } from '@ieum/contract/foundation/settings/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on settings. */
export const recordAudit = auditWith({ actions: auditActions, targets: auditTargets, fields: auditFields });
