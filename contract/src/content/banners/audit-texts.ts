import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on banners. */
export const auditActions = defineAuditActions({
  'banners.create': { ko: '배너 등록', en: 'Created a banner', cn: '创建横幅' },
  'banners.revise': { ko: '배너 수정', en: 'Changed a banner', cn: '修改横幅' },
  'banners.remove': { ko: '배너 삭제', en: 'Deleted a banner', cn: '删除横幅' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  banner: { ko: '배너', en: 'Banner', cn: '横幅' },
});
