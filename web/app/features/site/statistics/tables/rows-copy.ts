import { defineCopy } from '#lib/format/copy.ts';

/** The rows that a figure counts. */
export const rowsCopy = defineCopy({
  open: {
    ko: (figure: string) => `${figure}, 해당하는 목록 보기`,
    en: (figure: string) => `${figure}, see the list`,
    cn: (figure: string) => `${figure}，查看列表`,
  },
  titles: {
    APPLIED: { ko: '지원', en: 'Applications', cn: '应聘' },
    REVIEWED: { ko: '검토까지 간 지원', en: 'Applications reviewed', cn: '进入筛选的应聘' },
    INTERVIEWED: { ko: '면접까지 간 지원', en: 'Applications interviewed', cn: '进入面试的应聘' },
    ACCEPTED: { ko: '합격한 지원', en: 'Applications accepted', cn: '已录用的应聘' },
    ELIMINATED: { ko: '불합격한 지원', en: 'Applications not selected', cn: '未录用的应聘' },
    VIEWED: { ko: '조회된 공고', en: 'Postings viewed', cn: '被浏览的招聘' },
    PUBLISHED: {
      ko: '이 기간에 새로 올라온 공고',
      en: 'Postings published in this period',
      cn: '该期间发布的招聘',
    },
    OPEN: { ko: '진행 중 공고', en: 'Open postings', cn: '进行中的招聘' },
    DAYS: { ko: '날짜별 조회', en: 'Views by day', cn: '每日浏览' },
    VISITS: { ko: '날짜별 방문과 본 화면', en: 'Visits and pages by day', cn: '每日访问与浏览' },
  },
  count: {
    ko: (n: string) => `${n}건`,
    en: (n: string) => `${n} in all`,
    cn: (n: string) => `共${n}条`,
  },
  revoked: { ko: '지원 취소', en: 'Withdrawn', cn: '已撤回' },
  none: { ko: '해당하는 목록이 없어요', en: 'Nothing here', cn: '没有相关列表' },
  privacy: {
    ko: '지원자가 누구인지는 그 기업만 볼 수 있어요.',
    en: 'Who applied, only the company sees.',
    cn: '应聘者身份仅所属企业可见。',
  },
});
