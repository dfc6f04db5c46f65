import { defineTexts } from '../../common/text.ts';

/** What the search of the console shows of this module. */
export const questionSearchTexts = defineTexts('questionSearch', {
  title: { ko: '1:1 문의', en: 'Questions', cn: '1对1咨询' },
});
