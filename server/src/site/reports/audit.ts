import { auditActions, auditSubjects } from '@ieum/contract/site/reports/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on reports. */
export const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });
