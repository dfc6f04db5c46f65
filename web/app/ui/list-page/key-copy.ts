import { defineCopy } from '#lib/format/copy.ts';

export const listKeyCopy = defineCopy({
  list: { ko: '목록', en: 'List', cn: '列表' },
  next: { ko: '다음 줄', en: 'Next row', cn: '下一行' },
  previous: { ko: '앞 줄', en: 'Previous row', cn: '上一行' },
  open: { ko: '고른 줄 열기', en: 'Open the row', cn: '打开所选行' },
});
