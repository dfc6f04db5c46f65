import { defineAuditActions } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on recruitments. */
export const auditActions = defineAuditActions({
  'recruitments.create': { ko: '공고 등록', en: 'Added a recruitment', cn: '添加招聘' },
  'recruitments.revise': { ko: '공고 수정', en: 'Changed a recruitment', cn: '修改招聘' },
  'recruitments.setState': {
    ko: '공고 상태 바꾸기',
    en: 'Changed a recruitment’s state',
    cn: '更改招聘状态',
  },
  'recruitments.remove': { ko: '공고 삭제', en: 'Deleted a recruitment', cn: '删除招聘' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}
