import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '고객센터', en: 'Help centre', cn: '客服中心' },
  headline: { ko: '무엇을 도와드릴까요?', en: 'How can we help?', cn: '有什么可以帮您？' },
  description: {
    ko: '자주 묻는 질문과 공지사항을 찾아보고, 필요하면 1:1로 문의하세요.',
    en: 'Find answers and notices, and ask us when you need to.',
    cn: '查找常见问题和公告，如有需要可进行1对1咨询。',
  },
  search: { ko: '고객센터 검색', en: 'Search the help centre', cn: '搜索客服中心' },
  placeholder: {
    ko: '궁금한 말을 적어 보세요. 예: 비밀번호',
    en: 'For example: password',
    cn: '请输入关键词，例如：密码',
  },
  submit: { ko: '검색', en: 'Search', cn: '搜索' },
  categories: { ko: '주제로 찾기', en: 'Browse by topic', cn: '按主题查找' },
  everything: { ko: '전체 질문', en: 'All questions', cn: '全部问题' },
  about: {
    ACCOUNT: {
      ko: '가입, 로그인, 정보 변경',
      en: 'Sign-up, login, profile',
      cn: '注册、登录、修改信息',
    },
    RECRUIT: { ko: '이력서, 지원, 공고', en: 'Résumés, applications, postings', cn: '简历、应聘、招聘' },
    PROGRAM: { ko: '행사와 상담', en: 'Events and meetings', cn: '活动与洽谈' },
    POINT: { ko: '충전, 사용, 환불', en: 'Charging, using, refunds', cn: '充值、使用、退款' },
    ETC: { ko: '그 밖의 궁금한 점', en: 'Everything else', cn: '其他问题' },
    ALL: { ko: '모든 분류를 한눈에', en: 'Every topic on one page', cn: '一览所有分类' },
  },
  helpful: { ko: '도움이 많이 된 질문', en: 'Most helpful questions', cn: '最有帮助的问题' },
  latest: { ko: '최근 공지', en: 'Latest notices', cn: '最新公告' },
  faqs: { ko: '자주 묻는 질문', en: 'FAQ', cn: '常见问题' },
  notices: { ko: '공지사항', en: 'Notices', cn: '公告' },
  boards: { ko: '게시판 글', en: 'Posts', cn: '版块文章' },
  seeAll: {
    ko: (what: string) => `${what} 모두 보기`,
    en: (what: string) => `See all: ${what}`,
    cn: (what: string) => `查看全部${what}`,
  },
  found: {
    ko: (term: string, n: string) => `‘${term}’ 검색 결과 ${n}건`,
    en: (term: string, n: string) => `${n} results for “${term}”`,
    cn: (term: string, n: string) => `“${term}”的搜索结果${n}条`,
  },
  none: {
    ko: (term: string) => `‘${term}’에 맞는 결과가 없어요`,
    en: (term: string) => `Nothing matches “${term}”`,
    cn: (term: string) => `没有与“${term}”相符的结果`,
  },
  tips: {
    ko: ['철자가 맞는지 확인해 보세요.', '더 짧은 단어로 찾아보세요.', '더 일반적인 단어로 찾아보세요.'],
    en: ['Check the spelling.', 'Try a shorter word.', 'Try a more general word.'],
    cn: ['请检查拼写是否正确。', '请尝试更短的词。', '请尝试更常用的词。'],
  },
  toFaqs: { ko: '전체 질문 보기', en: 'See all questions', cn: '查看全部问题' },
  question: {
    title: { ko: '1:1 문의', en: 'Ask us', cn: '1对1咨询' },
    hours: {
      ko: '고객센터 상담은 평일 09:00~18:00에 1:1 문의로 남겨주세요.',
      en: 'Send us your question: we answer on weekdays, 09:00–18:00.',
      cn: '请在工作日09:00~18:00通过1对1咨询留言。',
    },
    act: { ko: '1:1 문의하기', en: 'Ask us', cn: '1对1咨询' },
  },
  empty: {
    ko: '아직 올라온 글이 없어요.',
    en: 'There is nothing here yet.',
    cn: '这里还没有内容。',
  },
});
