import { defineTexts } from '../../common/text.ts';

/** The texts of this module in the search of the console. */
export const faqSearchTexts = defineTexts('faqSearch', {
  title: { ko: '자주 묻는 질문', en: 'FAQs', cn: '常见问题' },
});
