import { defineTexts } from '../../common/text.ts';

/** The texts of this module in the search of the console. */
export const questionSearchTexts = defineTexts('questionSearch', {
  title: { ko: '1:1 문의', en: 'Questions', cn: '1对1咨询' },
});
