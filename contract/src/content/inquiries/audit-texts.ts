import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on service inquiries. */
export const auditActions = defineAuditActions({
  'inquiries.create': { ko: '서비스 문의 등록', en: 'Wrote a service inquiry', cn: '登记服务咨询' },
  'inquiries.answer': { ko: '서비스 문의 답변', en: 'Answered a service inquiry', cn: '答复服务咨询' },
  'inquiries.complete': {
    ko: '서비스 문의 완료 처리',
    en: 'Marked a service inquiry as answered',
    cn: '标记服务咨询为已答复',
  },
  'inquiries.reopen': {
    ko: '서비스 문의 다시 열기',
    en: 'Reopened a service inquiry',
    cn: '重新打开服务咨询',
  },
  'inquiries.disclose': {
    ko: '서비스 문의 연락처 열람',
    en: 'Read the contacts of a service inquiry',
    cn: '查看服务咨询的联系方式',
  },
  'inquiries.export': {
    ko: '서비스 문의 목록 내려받기',
    en: 'Downloaded the service inquiries',
    cn: '下载服务咨询列表',
  },
  'inquiries.remove': { ko: '서비스 문의 삭제', en: 'Deleted a service inquiry', cn: '删除服务咨询' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  inquiry: { ko: '서비스 문의', en: 'Service inquiry', cn: '服务咨询' },
});
