import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  search: {
    ko: '도로명, 지번, 건물 이름으로 찾기',
    en: 'Search by street, lot or building',
    cn: '按道路名、地号或建筑名称搜索',
  },
  example: { ko: '예: 세종대로 110', en: 'e.g. 세종대로 110', cn: '例：세종대로 110' },
  close: { ko: '주소 찾기 닫기', en: 'Close the address search', cn: '关闭地址搜索' },
  searching: { ko: '주소를 찾고 있어요', en: 'Searching', cn: '正在搜索' },
  none: {
    ko: '맞는 주소가 없어요. 아래 칸에 직접 적어도 돼요.',
    en: 'No address matches. You can also type it into the fields below.',
    cn: '没有匹配的地址，您也可以直接填写下方栏位。',
  },
  failed: {
    ko: '주소를 찾지 못했어요. 아래 칸에 직접 적어 주세요.',
    en: 'The search failed. Please type the address into the fields below.',
    cn: '搜索失败，请直接填写下方栏位。',
  },
  hint: {
    ko: '목록에서 골라 주세요. 칸에 직접 적어도 돼요.',
    en: 'Choose from the list, or type into the fields below.',
    cn: '请从列表中选择，也可以直接填写。',
  },
});
