import { auditActions, auditTargets } from '@ieum/contract/site/dispatches/audit-texts.ts';
import { auditDetails } from '@ieum/contract/foundation/approvals/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on messages. */
export const recordAudit = auditWith({ actions: auditActions, targets: auditTargets, details: auditDetails });
