import { defineTexts } from '../../common/text.ts';

/** Labels of conversations with the assistant on the page of a member's own data. */
export const collectedChatTexts = defineTexts('collectedChat', {
  title: { ko: '챗봇 대화', en: 'Conversations with the assistant', cn: '与助手的对话' },
  type: { ko: '구분', en: 'Kind', cn: '类型' },
});
