import { defineCopy } from '#lib/format/copy.ts';

export const koreanNoteCopy = defineCopy({
  note: {
    ko: '이 내용은 한국어로 되어 있어요.',
    en: 'This content is available in Korean only.',
    cn: '此内容仅提供韩文。',
  },
});
