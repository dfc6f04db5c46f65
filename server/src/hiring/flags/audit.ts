import { auditActions, auditTargets } from '@ieum/contract/hiring/flags/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's decision on a report. */
export const recordAudit = auditWith({ actions: auditActions, targets: auditTargets });
