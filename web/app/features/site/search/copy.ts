import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '통합 검색', en: 'Search', cn: '综合搜索' },
  titleOf: {
    ko: (term: string) => `‘${term}’ 검색 결과`,
    en: (term: string) => `Results for “${term}”`,
    cn: (term: string) => `“${term}”的搜索结果`,
  },
  count: { ko: (n: string) => `${n}건`, en: (n: string) => n, cn: (n: string) => `${n}条` },
  ask: {
    ko: '찾고 싶은 말을 입력해 주세요',
    en: 'What are you looking for?',
    cn: '请输入要查找的内容',
  },
  askHint: {
    ko: '직무, 기업, 지역, 고용 형태, 경력·학력, 급여 유형으로 찾을 수 있어요.',
    en: 'Search by job, company, region, job type, experience, education or pay type.',
    cn: '可按职位、企业、地区、雇佣类型、经验、学历或薪资类型查找。',
  },
  popular: { ko: '많이 찾는 말', en: 'Often searched for', cn: '热门搜索' },
  search: { ko: '검색어', en: 'Search term', cn: '搜索词' },
  submit: { ko: '검색', en: 'Search', cn: '搜索' },
  kinds: { ko: '검색 결과 종류', en: 'Kinds of results', cn: '结果类型' },
  all: { ko: '전체', en: 'All', cn: '全部' },
  recruitments: { ko: '채용', en: 'Jobs', cn: '招聘' },
  companies: { ko: '기업', en: 'Companies', cn: '企业' },
  lectures: { ko: '강의', en: 'Lectures', cn: '讲座' },
  center: { ko: '고객센터', en: 'Help centre', cn: '客服中心' },
  faqs: { ko: '자주 묻는 질문', en: 'FAQ', cn: '常见问题' },
  notices: { ko: '공지사항', en: 'Notices', cn: '公告' },
  boards: { ko: '게시판 글', en: 'Posts', cn: '版块文章' },
  seeAll: {
    ko: (kind: string) => `${kind} 모두 보기`,
    en: (kind: string) => `See all: ${kind}`,
    cn: (kind: string) => `查看全部${kind}`,
  },
  none: {
    ko: (term: string) => `‘${term}’에 맞는 결과가 없어요`,
    en: (term: string) => `Nothing matches “${term}”`,
    cn: (term: string) => `没有与“${term}”相符的结果`,
  },
  nothingTagged: {
    ko: '지금 이 해시태그가 붙은 것이 없어요',
    en: 'Nothing has this hashtag now',
    cn: '目前没有带此话题标签的内容',
  },
  tips: {
    ko: [
      '철자가 맞는지 확인해 보세요.',
      '더 짧은 단어로 찾아보세요.',
      '급여 금액, 나이, 성별은 검색어 대신 공고 목록의 필터나 공고 본문에서 확인해 주세요.',
    ],
    en: [
      'Check the spelling.',
      'Try a shorter word.',
      'Amounts of pay, age and gender are not searched: see the filters of the job list or the posting.',
    ],
    cn: [
      '请检查拼写是否正确。',
      '请尝试更短的词。',
      '薪资金额、年龄和性别不在搜索范围内，请在招聘列表的筛选或招聘正文中查看。',
    ],
  },
  toRecruitments: { ko: '전체 공고 보기', en: 'See all jobs', cn: '查看全部招聘' },
});
