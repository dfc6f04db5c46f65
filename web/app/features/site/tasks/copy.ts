import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  todo: { ko: '지금 처리할 일', en: 'To do now', cn: '待处理事项' },
  count: {
    ko: (n: string) => `${n}건`,
    en: (n: string) => n,
    cn: (n: string) => `${n}条`,
  },
  nothing: {
    ko: '지금 처리할 일이 없어요',
    en: 'Nothing to do right now',
    cn: '目前没有待处理事项',
  },
  nothingHint: {
    ko: '문의, 기업 승인, 신고처럼 기다리는 일이 생기면 여기에 보여요.',
    en: 'Questions, approvals and reports that wait will appear here.',
    cn: '有咨询、企业审核、举报等待处理时会显示在这里。',
  },
  loading: { ko: '불러오고 있어요', en: 'Loading', cn: '加载中' },
});
