import { defineTexts } from '../../common/text.ts';

/** The texts of this module in the search of the console. */
export const promptSearchTexts = defineTexts('promptSearch', {
  title: { ko: '챗봇 질문', en: 'Chat prompts', cn: '聊天问题' },
});
