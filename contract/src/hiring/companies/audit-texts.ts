import { defineAuditTargets } from '../../foundation/audit/action-texts.ts';

/** The kinds of target of actions on companies. */
export const auditTargets = defineAuditTargets({
  company: { ko: '기업', en: 'Company', cn: '企业' },
});
