import { defineAuditActions, defineAuditSubjects } from './action-texts.ts';
import { defineAuditFilters } from './detail-texts.ts';

/** The recorded actions of administrators on the audit log. */
export const auditActions = defineAuditActions({
  'audit.export': { ko: '감사 기록 내려받기', en: 'Downloaded the audit log', cn: '下载审计记录' },
});
declare module './action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  audit: { ko: '감사 기록', en: 'Audit log', cn: '审计记录' },
});

/** The filters of the log, as its export records them. */
export const auditFilterTexts = defineAuditFilters({
  action: { ko: '한 일', en: 'What', cn: '操作' },
  actor: { ko: '관리자', en: 'Administrator', cn: '管理员' },
  targetType: { ko: '대상 종류', en: 'Kind of target', cn: '对象类型' },
  target: { ko: '대상', en: 'Target', cn: '对象' },
  from: { ko: '언제부터', en: 'From', cn: '开始时间' },
  to: { ko: '언제까지', en: 'Until', cn: '结束时间' },
  address: { ko: '접속 주소', en: 'Address', cn: '访问地址' },
});
