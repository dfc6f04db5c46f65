import { auditActions, auditFields, auditSubjects } from '@ieum/contract/foundation/settings/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on settings. */
export const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects, fields: auditFields });
