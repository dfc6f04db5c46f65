import { auditActions, auditSubjects } from '@ieum/contract/content/popups/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on popups. */
export const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });
