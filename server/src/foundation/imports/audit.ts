import { auditActions, auditDetails, auditTargets } from '@ieum/contract/foundation/imports/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's imports. */
export const recordAudit = auditWith({ actions: auditActions, targets: auditTargets, details: auditDetails });
