import { auditActions } from '@ieum/contract/site/members/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on members and companies. */
export const recordAudit = auditWith({ actions: auditActions });
