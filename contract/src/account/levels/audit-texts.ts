import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';
import { defineAuditDetails } from '../../foundation/audit/detail-texts.ts';

/** The recorded actions of administrators on levels. */
export const auditActions = defineAuditActions({
  'levels.create': { ko: '등급 추가', en: 'Added a level', cn: '添加等级' },
  'levels.revise': { ko: '등급 수정', en: 'Changed a level', cn: '修改等级' },
  'levels.reorder': { ko: '등급 순서 바꾸기', en: 'Reordered levels', cn: '调整等级顺序' },
  'levels.remove': { ko: '등급 삭제', en: 'Deleted a level', cn: '删除等级' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  level: { ko: '등급', en: 'Level', cn: '等级' },
});

/** The details that only these actions record. */
export const auditDetails = defineAuditDetails({
  minPoints: { ko: '필요 포인트', en: 'Points needed', cn: '所需积分' },
  isDefault: { ko: '기본 등급', en: 'Default level', cn: '默认等级' },
  level: { ko: '등급', en: 'Level', cn: '等级' },
  memberCount: { ko: '회원 수', en: 'Members', cn: '会员数' },
});
