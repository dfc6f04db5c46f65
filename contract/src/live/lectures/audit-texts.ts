import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';

/** The recorded actions on lectures, their categories and their chat. */
export const auditActions = defineAuditActions({
  'lectures.create': { ko: '강의 등록', en: 'Created a lecture', cn: '创建讲座' },
  'lectures.revise': { ko: '강의 수정', en: 'Changed a lecture', cn: '修改讲座' },
  'lectures.remove': { ko: '강의 삭제', en: 'Deleted a lecture', cn: '删除讲座' },
  'lectures.category.create': { ko: '강의 분류 등록', en: 'Created a lecture category', cn: '创建讲座分类' },
  'lectures.category.revise': { ko: '강의 분류 수정', en: 'Changed a lecture category', cn: '修改讲座分类' },
  'lectures.category.remove': { ko: '강의 분류 삭제', en: 'Deleted a lecture category', cn: '删除讲座分类' },
  'lectures.main': {
    ko: '강의 메인 분류 변경',
    en: 'Changed the main lecture categories',
    cn: '更改讲座首页分类',
  },
  'lectures.attendance': {
    ko: '강의 출석부 내려받기',
    en: 'Downloaded the attendance of a lecture',
    cn: '下载讲座出席表',
  },
  'lectures.chat.set': { ko: '강의 채팅 설정', en: 'Set up a lecture chat', cn: '设置讲座聊天' },
  'lectures.chat.remove': { ko: '강의 채팅 삭제', en: 'Deleted a chat message', cn: '删除聊天消息' },
  'lectures.chat.mute': { ko: '강의 채팅 제한', en: 'Muted a member', cn: '限制聊天' },
  'lectures.chat.answer': { ko: '강의 질문 답변', en: 'Answered a question', cn: '答复讲座提问' },
  'lectures.attendance.code': {
    ko: '강의 출석 코드 표시',
    en: 'Showed an attendance code',
    cn: '显示讲座出席码',
  },
  'lectures.chat.unmute': { ko: '강의 채팅 제한 해제', en: 'Unmuted a member', cn: '解除聊天限制' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  lecture: { ko: '강의', en: 'Lecture', cn: '讲座' },
  lectureCategory: { ko: '강의 분류', en: 'Lecture category', cn: '讲座分类' },
});
