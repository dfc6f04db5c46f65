import { defineTexts } from '../../common/text.ts';

/** Labels of applications on the page of a member's own data. */
export const collectedApplicationTexts = defineTexts('collectedApplications', {
  title: { ko: '지원한 공고', en: 'Applications', cn: '应聘记录' },
  appliedAt: { ko: '지원 일시', en: 'Applied', cn: '应聘时间' },
  viewedAt: { ko: '기업이 처음 연 일시', en: 'First opened by the company', cn: '企业首次查看' },
  revokedAt: { ko: '지원 취소 일시', en: 'Withdrawn', cn: '撤回时间' },
  answers: { ko: '질문 답변', en: 'Answers', cn: '问题回答' },
  moves: { ko: '지원 단계가 바뀐 기록', en: 'Moves between stages', cn: '阶段变更记录' },
  ownMoves: { ko: '지원자 단계를 바꾼 기록', en: 'Moves that you made', cn: '您变更阶段的记录' },
  toStage: { ko: '바뀐 단계', en: 'New stage', cn: '变更后的阶段' },
});
