import { defineTexts } from '../../common/text.ts';

/** What the search of the console shows of this module. */
export const faqSearchTexts = defineTexts('faqSearch', {
  title: { ko: '자주 묻는 질문', en: 'FAQs', cn: '常见问题' },
});
