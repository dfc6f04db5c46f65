import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on questions and saved phrases. */
export const auditActions = defineAuditActions({
  'questions.create': { ko: '문의 대신 등록', en: 'Wrote a question for a member', cn: '代会员登记咨询' },
  'questions.answer': { ko: '문의 답변', en: 'Answered a question', cn: '答复咨询' },
  'questions.correct': { ko: '문의 답변 고침', en: 'Corrected an answer', cn: '更正答复' },
  'questions.assign': { ko: '문의 담당 지정', en: 'Assigned a question', cn: '指派咨询' },
  'questions.disclose': {
    ko: '문의한 회원의 연락처 열람',
    en: 'Read the contacts of an asker',
    cn: '查看咨询人的联系方式',
  },
  'questions.export': { ko: '문의 목록 내려받기', en: 'Downloaded the questions', cn: '下载咨询列表' },
  'questions.remove': { ko: '문의 삭제', en: 'Deleted a question', cn: '删除咨询' },
  'question-phrases.create': { ko: '자주 쓰는 답변 추가', en: 'Added a saved phrase', cn: '添加常用语' },
  'question-phrases.revise': { ko: '자주 쓰는 답변 수정', en: 'Changed a saved phrase', cn: '修改常用语' },
  'question-phrases.remove': { ko: '자주 쓰는 답변 삭제', en: 'Deleted a saved phrase', cn: '删除常用语' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  question: { ko: '1:1 문의', en: 'Question', cn: '1对1咨询' },
  phrase: { ko: '자주 쓰는 답변', en: 'Saved phrase', cn: '常用语' },
});
