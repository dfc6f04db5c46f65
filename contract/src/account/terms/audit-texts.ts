import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';
import { defineAuditDetails } from '../../foundation/audit/detail-texts.ts';

/** The recorded actions of administrators on terms. */
export const auditActions = defineAuditActions({
  'terms.create': { ko: '약관 추가', en: 'Added terms', cn: '添加条款' },
  'terms.revise': { ko: '약관 수정', en: 'Changed terms', cn: '修改条款' },
  'terms.cancelVersion': {
    ko: '예정한 약관 취소',
    en: 'Cancelled planned terms',
    cn: '取消预定条款',
  },
  'terms.reorder': { ko: '약관 순서 바꾸기', en: 'Reordered terms', cn: '调整条款顺序' },
  'terms.remove': { ko: '약관 삭제', en: 'Deleted terms', cn: '删除条款' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  terms: { ko: '약관', en: 'Terms', cn: '条款' },
});

/** The details that only these actions record. */
export const auditDetails = defineAuditDetails({
  version: { ko: '판', en: 'Version', cn: '版本' },
  isNecessary: { ko: '필수 동의', en: 'Required', cn: '必选' },
});
