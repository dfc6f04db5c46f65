import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on questions of the help centre. */
export const auditActions = defineAuditActions({
  'faqs.create': { ko: 'FAQ 작성', en: 'Wrote an FAQ', cn: '撰写常见问题' },
  'faqs.revise': { ko: 'FAQ 수정', en: 'Changed an FAQ', cn: '修改常见问题' },
  'faqs.reorder': { ko: 'FAQ 순서 바꾸기', en: 'Reordered FAQs', cn: '调整常见问题顺序' },
  'faqs.remove': { ko: 'FAQ 삭제', en: 'Deleted an FAQ', cn: '删除常见问题' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  faq: { ko: 'FAQ', en: 'FAQ', cn: '常见问题' },
});
