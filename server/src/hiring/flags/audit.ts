import { auditActions, auditSubjects } from '@ieum/contract/hiring/flags/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's decision on a report. */
export const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });
