import { auditActions, auditSubjects } from '@ieum/contract/live/lectures/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records what is done with lectures, their categories and their chat. */
export const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });
