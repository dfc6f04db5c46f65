import { auditActions, auditDetails, auditTargets } from '@ieum/contract/account/terms/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on terms. */
export const recordAudit = auditWith({ actions: auditActions, targets: auditTargets, details: auditDetails });
