import { auditActions, auditDetails, auditTargets } from '@ieum/contract/content/boards/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on boards, their posts and comments. */
export const recordAudit = auditWith({ actions: auditActions, targets: auditTargets, details: auditDetails });
