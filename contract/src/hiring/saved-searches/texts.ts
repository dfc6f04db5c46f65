import { defineTexts } from '../../common/text.ts';

export const savedSearchTexts = defineTexts('savedSearches', {
  nameRequired: { ko: '이름을 적어 주세요', en: 'Please give it a name', cn: '请填写名称' },
  nameTaken: {
    ko: '같은 이름으로 저장한 검색이 있어요',
    en: 'You already have a saved search with this name',
    cn: '已有同名的保存搜索',
  },
  filterRequired: {
    ko: '조건을 하나 이상 고른 뒤 저장해 주세요',
    en: 'Choose at least one condition before you save',
    cn: '请至少选择一个条件后再保存',
  },
  tooMany: {
    ko: '검색은 20개까지 저장할 수 있어요. 쓰지 않는 검색을 지운 뒤 다시 저장해 주세요.',
    en: 'You can save up to 20 searches. Delete one that you no longer use and save again.',
    cn: '最多可保存20个搜索。请删除不用的搜索后再保存。',
  },
});
