import { auditActions, auditDetails, auditTargets } from '@ieum/contract/foundation/approvals/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on a request for approval. */
export const recordAudit = auditWith({ actions: auditActions, targets: auditTargets, details: auditDetails });
