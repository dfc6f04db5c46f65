import { defineAuditActions, defineAuditTargets } from './action-texts.ts';

/** The recorded actions of administrators on the audit log. */
export const auditActions = defineAuditActions({
  'audit.export': { ko: '감사 기록 내려받기', en: 'Downloaded the audit log', cn: '下载审计记录' },
});

/** The kinds of target of these actions. */
export const auditTargets = defineAuditTargets({
  audit: { ko: '감사 기록', en: 'Audit log', cn: '审计记录' },
});
