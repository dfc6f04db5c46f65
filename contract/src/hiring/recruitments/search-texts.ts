import { defineTexts } from '../../common/text.ts';

/** The texts of this module in the search of the console. */
export const recruitmentSearchTexts = defineTexts('recruitmentSearch', {
  title: { ko: '공고', en: 'Recruitments', cn: '招聘' },
});
