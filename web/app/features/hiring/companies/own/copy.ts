import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '기업 홈', en: 'Company home', cn: '企业首页' },
  profileTitle: { ko: '기업 정보', en: 'Company details', cn: '企业信息' },
  tabs: { ko: '기업 홈', en: 'Company home', cn: '企业首页' },
  today: { ko: '오늘', en: 'Today', cn: '今天' },
  profile: { ko: '기업 정보', en: 'Company details', cn: '企业信息' },
  heading: {
    before: { ko: '오늘 할 일이 ', en: '', cn: '今天有' },
    count: {
      ko: (n: number) => `${n}건`,
      en: (n: number) => `${n} ${n === 1 ? 'thing' : 'things'}`,
      cn: (n: number) => `${n}件`,
    },
    after: { ko: ' 있어요', en: ' to do today', cn: '待办' },
    start: { ko: '채용을 시작해 볼까요?', en: 'Let’s start hiring', cn: '开始招聘吧' },
    none: { ko: '지금 급한 일은 없어요', en: 'Nothing is urgent right now', cn: '目前没有紧急事项' },
  },
  open: {
    ko: (n: number) => `진행 중 공고 ${n}개`,
    en: (n: number) => `${withPlural(n, 'open posting', 'open postings')}`,
    cn: (n: number) => `进行中的招聘${n}个`,
  },
  add: { ko: '공고 올리기', en: 'Post a job', cn: '发布招聘' },
  todo: {
    title: { ko: '오늘 할 일', en: 'To do today', cn: '今天的待办' },
    unread: { ko: '새 지원자', en: 'New applicants', cn: '新申请人' },
    unreadAction: { ko: '지원자 보기', en: 'See applicants', cn: '查看申请人' },
    closing: { ko: '곧 마감하는 공고', en: 'Closing soon', cn: '即将截止的招聘' },
    closingAction: { ko: '공고 보기', en: 'See postings', cn: '查看招聘' },
    drafts: { ko: '쓰다 만 공고', en: 'Unfinished postings', cn: '未完成的招聘' },
    draftsAction: { ko: '이어서 쓰기', en: 'Continue', cn: '继续编辑' },
    and: {
      ko: (first: string, rest: number) => (rest > 0 ? `${first} 외 ${rest}개 공고` : first),
      en: (first: string, rest: number) => (rest > 0 ? `${first} and ${rest} more` : first),
      cn: (first: string, rest: number) => (rest > 0 ? `${first}等${rest + 1}个招聘` : first),
    },
    untitled: { ko: '제목 없는 공고', en: 'Untitled posting', cn: '未命名招聘' },
    none: { ko: '지금은 할 일이 없어요', en: 'Nothing to do right now', cn: '目前没有待办' },
  },
  pipeline: {
    title: { ko: '진행 중 공고', en: 'Open postings', cn: '进行中的招聘' },
    all: { ko: '모두 보기', en: 'See all', cn: '查看全部' },
    applied: {
      ko: (n: string) => `지원 ${n}명`,
      en: (n: string) => `${withPlural(n, 'applicant', 'applicants')}`,
      cn: (n: string) => `申请${n}人`,
    },
    unread: {
      ko: (n: number) => `새 지원 ${n}건`,
      en: (n: number) => `${n} new`,
      cn: (n: number) => `新申请${n}份`,
    },
    none: {
      title: { ko: '지금 모집하는 공고가 없어요', en: 'No open postings', cn: '当前没有招聘' },
      body: {
        ko: '공고를 올리면 지원 흐름이 여기에 보여요.',
        en: 'Post a job to see its applicants here.',
        cn: '发布招聘后，可在此查看申请进展。',
      },
    },
  },
  week: {
    title: { ko: '앞으로 7일', en: 'Next 7 days', cn: '未来7天' },
    closes: { ko: '공고 마감', en: 'Posting closes', cn: '招聘截止' },
    none: {
      ko: '7일 안에 일정이나 마감이 없어요',
      en: 'Nothing is planned or closes within 7 days',
      cn: '7天内没有日程或截止的招聘',
    },
    today: { ko: '오늘', en: 'Today', cn: '今天' },
    events: {
      ko: (n: number) => `일정 ${n}개`,
      en: (n: number) => `${withPlural(n, 'event', 'events')}`,
      cn: (n: number) => `${n}个日程`,
    },
  },
  start: {
    title: { ko: '이렇게 시작해 보세요', en: 'Getting started', cn: '开始使用' },
    progress: {
      ko: (done: number, total: number) => `${total}단계 중 ${done}단계를 마쳤어요`,
      en: (done: number, total: number) => `${done} of ${total} steps done`,
      cn: (done: number, total: number) => `已完成${done}/${total}步`,
    },
    approved: { ko: '기업 승인 받기', en: 'Get approved', cn: '通过企业审核' },
    logo: { ko: '로고 올리기', en: 'Add a logo', cn: '上传标志' },
    introduction: { ko: '기업 소개 쓰기', en: 'Introduce the company', cn: '填写企业介绍' },
    recruitment: { ko: '첫 공고 올리기', en: 'Post the first job', cn: '发布第一个招聘' },
    done: { ko: '마쳤어요', en: 'done', cn: '已完成' },
  },
});
