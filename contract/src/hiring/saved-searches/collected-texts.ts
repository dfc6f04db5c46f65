import { defineTexts } from '../../common/text.ts';

/** Labels of saved searches on the page of a member's own data. */
export const collectedSearchTexts = defineTexts('collectedSearches', {
  title: { ko: '저장한 검색', en: 'Saved searches', cn: '保存的搜索' },
  filter: { ko: '조건', en: 'Conditions', cn: '条件' },
});
