import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  preview: { ko: '미리보기', en: 'Preview', cn: '预览' },
});
