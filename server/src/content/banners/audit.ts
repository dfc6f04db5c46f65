import { auditActions, auditSubjects } from '@ieum/contract/content/banners/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on banners. */
export const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });
