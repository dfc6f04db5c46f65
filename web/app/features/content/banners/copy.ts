import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  newWindow: { ko: '새 창', en: 'New window', cn: '新窗口' },
});
