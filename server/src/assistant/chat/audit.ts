import { auditActions, auditSubjects } from '@ieum/contract/assistant/chat/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records what administrators do with conversations. */
export const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });
