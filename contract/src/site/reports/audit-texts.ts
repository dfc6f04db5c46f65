import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on reports. */
export const auditActions = defineAuditActions({
  'reports.export': { ko: '리포트 내려받기', en: 'Downloaded a report', cn: '下载报告' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  report: { ko: '리포트', en: 'Report', cn: '报告' },
});
