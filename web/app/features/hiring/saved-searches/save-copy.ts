import { defineCopy } from '#lib/format/copy.ts';

/** Apart from the other copy, because the list of recruitments loads it at once. */
export const saveCopy = defineCopy({
  save: { ko: '검색 저장', en: 'Save search', cn: '保存搜索' },
});
