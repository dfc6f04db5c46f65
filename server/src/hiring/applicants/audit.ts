import { auditActions } from '@ieum/contract/hiring/applicants/audit-texts.ts';
import { auditSubjects } from '@ieum/contract/hiring/recruitments/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on applicants. */
export const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });
