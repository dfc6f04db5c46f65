import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '온라인 강의', en: 'Online lectures', cn: '在线讲座' },
  titleOfPage: {
    ko: (page: number) => `온라인 강의 ${page}쪽`,
    en: (page: number) => `Online lectures, page ${page}`,
    cn: (page: number) => `在线讲座 第${page}页`,
  },
  lead: {
    ko: '무역 실무를 기업에서 직접 배워 보세요. 라이브에서는 궁금한 점도 바로 물어볼 수 있어요.',
    en: 'Learn the trade from companies. In a live lecture you can ask at once.',
    cn: '向企业学习贸易实务，直播时可以直接提问。',
  },
  categories: { ko: '강의 분류', en: 'Categories', cn: '讲座分类' },
  all: { ko: '전체', en: 'All', cn: '全部' },
  search: { ko: '강의 검색', en: 'Search lectures', cn: '搜索讲座' },
  placeholder: { ko: '제목, 내용, 기업', en: 'Title, content or company', cn: '标题、内容或企业' },
  submit: { ko: '검색', en: 'Search', cn: '搜索' },
  count: {
    ko: (n: string) => `강의 ${n}개`,
    en: (n: string) => withPlural(n, 'lecture', 'lectures'),
    cn: (n: string) => `${n}个讲座`,
  },
  list: { ko: '강의 목록', en: 'List of lectures', cn: '讲座列表' },
  everything: { ko: '전체 강의', en: 'All lectures', cn: '全部讲座' },
  more: {
    ko: (name: string) => `${name} 더 보기`,
    en: (name: string) => `More: ${name}`,
    cn: (name: string) => `更多${name}`,
  },
  live: { ko: '라이브', en: 'Live', cn: '直播' },
  planned: { ko: '예정', en: 'Planned', cn: '预告' },
  replay: { ko: '다시보기', en: 'Replay', cn: '回放' },
  code: { ko: '코드 필요', en: 'Needs a code', cn: '需要代码' },
  startsAt: {
    ko: (at: string) => `${at} 시작`,
    en: (at: string) => `Starts ${at}`,
    cn: (at: string) => `${at}开始`,
  },
  materials: {
    ko: (n: number) => `자료 ${n}개`,
    en: (n: number) => withPlural(n, 'material', 'materials'),
    cn: (n: number) => `资料${n}个`,
  },
  links: {
    ko: (n: number) => `관련 링크 ${n}개`,
    en: (n: number) => withPlural(n, 'link', 'links'),
    cn: (n: number) => `相关链接${n}个`,
  },
  none: {
    title: { ko: '아직 강의가 없어요', en: 'There are no lectures yet', cn: '还没有讲座' },
    hint: {
      ko: '새 강의가 열리면 여기에 보여요.',
      en: 'New lectures will be shown here.',
      cn: '有新讲座时会显示在这里。',
    },
  },
  noMatch: {
    ko: '조건에 맞는 강의가 없어요',
    en: 'No lecture matches',
    cn: '没有符合条件的讲座',
  },
  noMatchHint: {
    ko: '다른 분류를 고르거나 더 짧은 단어로 찾아보세요.',
    en: 'Choose another category or try a shorter word.',
    cn: '请选择其他分类或尝试更短的词。',
  },
  seeAll: { ko: '전체 강의 보기', en: 'See all lectures', cn: '查看全部讲座' },
});
