import { defineAuditSubjects } from '../../foundation/audit/action-texts.ts';

/** The kinds of subject of actions on companies. */
export const auditSubjects = defineAuditSubjects({
  company: { ko: '기업', en: 'Company', cn: '企业' },
});
