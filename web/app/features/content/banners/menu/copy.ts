import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  close: { ko: '닫기', en: 'Close', cn: '关闭' },
});
