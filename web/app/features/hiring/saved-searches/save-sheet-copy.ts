import { defineCopy } from '#lib/format/copy.ts';

export const saveSheetCopy = defineCopy({
  saved: {
    ko: (name: string) => `‘${name}’ 검색을 저장했어요`,
    en: (name: string) => `‘${name}’ is saved`,
    cn: (name: string) => `已保存“${name}”`,
  },
  see: { ko: '저장한 검색 보기', en: 'See saved searches', cn: '查看保存的搜索' },
});
