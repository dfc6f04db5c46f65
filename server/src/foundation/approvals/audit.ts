import {
  auditActions,
  auditDetails,
  auditSubjects,
} from '@ieum/contract/foundation/approvals/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';

/** Records an administrator's action on a request for approval. */
export const recordAudit = auditWith({
  actions: auditActions,
  subjects: auditSubjects,
  details: auditDetails,
});
