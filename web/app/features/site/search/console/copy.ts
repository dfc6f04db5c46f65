import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '많이 찾는 말', en: 'Often searched for', cn: '热门搜索' },
  about: {
    ko: '최근 7일 동안 방문 세 번 이상에서 결과를 찾은 말이에요. 많은 순서로 여덟 개가 검색 화면에 보여요. 숨긴 말은 방문자에게 보이지 않아요.',
    en: 'What at least three visits found something with in the last seven days. The first eight are shown on the search page; hidden words are not.',
    cn: '最近7天内至少三次访问搜索到结果的词。前八个显示在搜索页面，隐藏的词不会显示。',
  },
  none: {
    ko: '아직 여러 번 찾은 말이 없어요',
    en: 'Nothing has been searched for by several visits yet',
    cn: '暂无多次搜索的词',
  },
  sessions: {
    ko: (count: string) => `방문 ${count}번`,
    en: (count: string) => `${count} visits`,
    cn: (count: string) => `${count}次访问`,
  },
  hidden: { ko: '숨김', en: 'Hidden', cn: '已隐藏' },
  hide: { ko: '숨기기', en: 'Hide', cn: '隐藏' },
  show: { ko: '다시 보이기', en: 'Show again', cn: '重新显示' },
});
