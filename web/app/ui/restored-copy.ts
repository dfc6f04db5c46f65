import { defineCopy } from '#lib/format/copy.ts';

export const restoredCopy = defineCopy({
  restored: {
    ko: '저장하지 못했던 내용을 되살렸어요',
    en: 'What was not saved before is back',
    cn: '已恢复之前未保存的内容',
  },
});
