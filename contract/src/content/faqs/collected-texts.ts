import { defineTexts } from '../../common/text.ts';

/** Labels of votes on the page of a member's own data. */
export const collectedVoteTexts = defineTexts('collectedVotes', {
  title: { ko: '도움말 평가', en: 'Votes in the help centre', cn: '帮助评价' },
  question: { ko: '질문', en: 'Question', cn: '问题' },
  isHelpful: { ko: '도움이 됐어요', en: 'Helpful', cn: '有帮助' },
});
