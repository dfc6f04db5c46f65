import { auditActions, auditSubjects } from '@ieum/contract/content/questions/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on questions and saved phrases. */
export const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });
