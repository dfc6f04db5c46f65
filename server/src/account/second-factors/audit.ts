import { auditActions } from '@ieum/contract/account/second-factors/audit-texts.ts';
import { auditSubjects } from '@ieum/contract/account/users/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on a second factor. */
export const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });
