import { defineAuditActions } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on terms. */
export const auditActions = defineAuditActions({
  'terms.create': { ko: '약관 추가', en: 'Added terms', cn: '添加条款' },
  'terms.revise': { ko: '약관 수정', en: 'Changed terms', cn: '修改条款' },
  'terms.reorder': { ko: '약관 순서 바꾸기', en: 'Reordered terms', cn: '调整条款顺序' },
  'terms.remove': { ko: '약관 삭제', en: 'Deleted terms', cn: '删除条款' },
});
