import { defineTexts } from '../../common/text.ts';

/** What the search of the console shows of this module. */
export const promptSearchTexts = defineTexts('promptSearch', {
  title: { ko: '챗봇 질문', en: 'Chat prompts', cn: '聊天问题' },
});
