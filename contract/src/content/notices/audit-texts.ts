import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on notices. */
export const auditActions = defineAuditActions({
  'notices.create': { ko: '공지 작성', en: 'Wrote a notice', cn: '撰写公告' },
  'notices.revise': { ko: '공지 수정', en: 'Changed a notice', cn: '修改公告' },
  'notices.remove': { ko: '공지 삭제', en: 'Deleted a notice', cn: '删除公告' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  notice: { ko: '공지', en: 'Notice', cn: '公告' },
});
