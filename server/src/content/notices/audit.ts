import { auditActions, auditSubjects } from '@ieum/contract/content/notices/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on notices. */
export const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });
