import { defineAuditActions } from './action-texts.ts';

/** The recorded actions of administrators on the audit log. */
export const auditActions = defineAuditActions({
  'audit.export': { ko: '감사 기록 내려받기', en: 'Downloaded the audit log', cn: '下载审计记录' },
});
