import { defineAuditDetails } from '../../foundation/audit/detail-texts.ts';
import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on forms. */
export const auditActions = defineAuditActions({
  'forms.read': { ko: '방문자가 낸 양식 열람', en: 'Read a visitor’s form', cn: '查看访客表单' },
  'forms.create': { ko: '양식 작성', en: 'Wrote a form', cn: '创建表单' },
  'forms.revise': { ko: '양식 수정', en: 'Changed a form', cn: '修改表单' },
  'forms.remove': { ko: '양식 삭제', en: 'Deleted a form', cn: '删除表单' },
  'forms.email': { ko: '양식을 메일로 보내기', en: 'Sent a form by e-mail', cn: '通过邮件发送表单' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The details that only these actions record. */
export const auditDetails = defineAuditDetails({
  linkedFiles: { ko: '함께 보낸 파일', en: 'Files linked', cn: '附带文件' },
});

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  form: { ko: '양식', en: 'Form', cn: '表单' },
});
