import { defineAuditActions, defineAuditSubjects } from '../audit/action-texts.ts';
import { defineAuditDetails } from '../audit/detail-texts.ts';

/** The recorded actions of administrators on requests for approval. */
export const auditActions = defineAuditActions({
  'approvals.request': { ko: '승인 요청', en: 'Asked for approval', cn: '请求批准' },
  'approvals.approve': { ko: '승인', en: 'Approved a request', cn: '批准请求' },
  'approvals.reject': { ko: '승인 거절', en: 'Rejected a request', cn: '拒绝请求' },
  'approvals.skip': {
    ko: '승인할 다른 관리자가 없어 바로 실행',
    en: 'Done without approval: there is no other administrator',
    cn: '无其他管理员可批准，直接执行',
  },
});
declare module '../audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  approval: { ko: '승인 요청', en: 'Request for approval', cn: '批准请求' },
});

/** The details that only these actions record. */
export const auditDetails = defineAuditDetails({
  requestReason: { ko: '요청 사유', en: 'Reason of the request', cn: '请求原因' },
  requestedBy: { ko: '요청한 관리자', en: 'Asked by', cn: '请求人' },
});
