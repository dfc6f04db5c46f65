import { auditActions, auditSubjects } from '@ieum/contract/assistant/prompts/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on the prompts and notices of the chat. */
export const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });
