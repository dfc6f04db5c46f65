import { defineTexts } from '../../common/text.ts';

/** Labels of questions on the page of a member's own data. */
export const collectedQuestionTexts = defineTexts('collectedQuestions', {
  title: { ko: '1:1 문의', en: 'Questions to the centre', cn: '1:1咨询' },
  score: { ko: '만족도', en: 'Rating', cn: '满意度' },
  comment: { ko: '만족도 의견', en: 'Remark on the rating', cn: '满意度意见' },
});
