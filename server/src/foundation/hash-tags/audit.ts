import {
  auditActions,
  auditDetails,
  auditSubjects,
} from '@ieum/contract/foundation/hash-tags/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on hashtags. */
export const recordAudit = auditWith({
  actions: auditActions,
  subjects: auditSubjects,
  details: auditDetails,
});
