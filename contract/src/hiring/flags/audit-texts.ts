import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';

/** The recorded decisions of administrators on reports. */
export const auditActions = defineAuditActions({
  'flags.accept': { ko: '신고 조치', en: 'Acted on a report', cn: '处理举报' },
  'flags.dismiss': { ko: '신고 기각', en: 'Dismissed a report', cn: '驳回举报' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kind of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  flag: { ko: '신고', en: 'Report', cn: '举报' },
});
