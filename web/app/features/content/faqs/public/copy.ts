import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '자주 묻는 질문', en: 'FAQ', cn: '常见问题' },
  titleOf: {
    ko: (category: string) => `자주 묻는 질문 · ${category}`,
    en: (category: string) => `FAQ · ${category}`,
    cn: (category: string) => `常见问题 · ${category}`,
  },
  lead: {
    ko: '질문을 누르면 답변이 열려요.',
    en: 'Open a question to read its answer.',
    cn: '点击问题即可查看回答。',
  },
  search: { ko: '질문 검색', en: 'Search questions', cn: '搜索问题' },
  placeholder: { ko: '질문이나 답변', en: 'Question or answer', cn: '问题或回答' },
  submit: { ko: '검색', en: 'Search', cn: '搜索' },
  categories: { ko: '질문 분류', en: 'Categories', cn: '问题分类' },
  all: { ko: '전체', en: 'All', cn: '全部' },
  count: {
    ko: (n: string) => `질문 ${n}개`,
    en: (n: string) => withPlural(n, 'question', 'questions'),
    cn: (n: string) => `${n}个问题`,
  },
  found: {
    ko: (term: string, n: string) => `‘${term}’ 검색 결과 ${n}개`,
    en: (term: string, n: string) => `${n} results for “${term}”`,
    cn: (term: string, n: string) => `“${term}”的搜索结果${n}个`,
  },
  none: {
    title: { ko: '아직 올라온 질문이 없어요', en: 'There are no questions here yet', cn: '这里还没有问题' },
    hint: {
      ko: '다른 분류에서 찾아보세요.',
      en: 'Look in another category.',
      cn: '请查看其他分类。',
    },
  },
  noMatch: {
    ko: (term: string) => `‘${term}’에 맞는 질문이 없어요`,
    en: (term: string) => `No question matches “${term}”`,
    cn: (term: string) => `没有与“${term}”相符的问题`,
  },
  noMatchHint: {
    ko: '더 짧은 단어로 찾거나 전체 분류에서 찾아보세요.',
    en: 'Try a shorter word, or search all categories.',
    cn: '请尝试更短的词，或在全部分类中搜索。',
  },
  seeAll: { ko: '전체 질문 보기', en: 'See all questions', cn: '查看全部问题' },
  inquire: { ko: '1:1 문의하기', en: 'Ask us', cn: '1对1咨询' },
  link: { ko: '이 질문의 주소', en: 'Link to this question', cn: '此问题的链接' },
  vote: {
    ask: { ko: '도움이 됐나요?', en: 'Was this helpful?', cn: '对您有帮助吗？' },
    yes: { ko: '예', en: 'Yes', cn: '是' },
    no: { ko: '아니요', en: 'No', cn: '否' },
    thanks: { ko: '의견 고마워요', en: 'Thank you', cn: '感谢您的反馈' },
    reason: {
      ko: '어떤 점이 아쉬웠나요? (선택)',
      en: 'What was missing? (optional)',
      cn: '哪里还不够？（选填）',
    },
    reasonHint: {
      ko: '이름이나 연락처는 적지 말아 주세요.',
      en: 'Please do not write names or contact details.',
      cn: '请勿填写姓名或联系方式。',
    },
    send: { ko: '의견 보내기', en: 'Send', cn: '提交' },
    sent: {
      ko: '의견을 보냈어요. 답변을 고치는 데 쓸게요.',
      en: 'Sent. We will use it to improve the answer.',
      cn: '已提交，我们将据此改进回答。',
    },
  },
});
