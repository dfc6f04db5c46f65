import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '챗봇에서 보이는 모습', en: 'In the chat', cn: '聊天中的样子' },
  none: {
    ko: '내용을 쓰면 여기에서 미리 볼 수 있어요.',
    en: 'What you write is previewed here.',
    cn: '填写内容后可在此预览。',
  },
});
