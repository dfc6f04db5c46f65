import { defineAuditActions } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on levels. */
export const auditActions = defineAuditActions({
  'levels.create': { ko: '등급 추가', en: 'Added a level', cn: '添加等级' },
  'levels.revise': { ko: '등급 수정', en: 'Changed a level', cn: '修改等级' },
  'levels.reorder': { ko: '등급 순서 바꾸기', en: 'Reordered levels', cn: '调整等级顺序' },
  'levels.remove': { ko: '등급 삭제', en: 'Deleted a level', cn: '删除等级' },
});
