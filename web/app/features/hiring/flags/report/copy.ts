import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  flag: { ko: '신고', en: 'Report', cn: '举报' },
});
