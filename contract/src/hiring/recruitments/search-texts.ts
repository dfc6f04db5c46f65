import { defineTexts } from '../../common/text.ts';

/** What the search of the console shows of this module. */
export const recruitmentSearchTexts = defineTexts('recruitmentSearch', {
  title: { ko: '공고', en: 'Recruitments', cn: '招聘' },
});
