import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on popups. */
export const auditActions = defineAuditActions({
  'popups.create': { ko: '팝업 등록', en: 'Created a popup', cn: '创建弹窗' },
  'popups.revise': { ko: '팝업 수정', en: 'Changed a popup', cn: '修改弹窗' },
  'popups.reorder': { ko: '팝업 순서 변경', en: 'Reordered the popups', cn: '调整弹窗顺序' },
  'popups.remove': { ko: '팝업 삭제', en: 'Deleted a popup', cn: '删除弹窗' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  popup: { ko: '팝업', en: 'Popup', cn: '弹窗' },
});
