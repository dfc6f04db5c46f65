import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  open: { ko: '관리 검색 (Ctrl K)', en: 'Search the console (Ctrl K)', cn: '管理搜索 (Ctrl K)' },
});
