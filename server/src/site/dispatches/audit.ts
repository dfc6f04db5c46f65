import { auditActions } from '@ieum/contract/site/dispatches/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on messages. */
export const recordAudit = auditWith(auditActions);
