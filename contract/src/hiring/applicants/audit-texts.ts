import { defineAuditActions } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on applicants. */
export const auditActions = defineAuditActions({
  'applicants.export': { ko: '지원자 내려받기', en: 'Downloaded applicants', cn: '下载应聘者' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}
