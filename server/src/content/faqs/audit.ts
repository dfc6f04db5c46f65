import { auditActions, auditSubjects } from '@ieum/contract/content/faqs/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on FAQs. */
export const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });
