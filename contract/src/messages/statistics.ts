import { defineMessages } from './message.ts';

export const statisticsMessages = defineMessages('statistics', {
  periodTooLong: {
    ko: '기간은 366일까지 고를 수 있어요',
    en: 'The period can be up to 366 days',
    cn: '期间最长为366天',
  },
  sheet: { ko: '날짜별 통계', en: 'By day', cn: '每日统计' },
  day: { ko: '날짜', en: 'Day', cn: '日期' },
  hits: { ko: '조회', en: 'Views', cn: '浏览' },
  applied: { ko: '지원', en: 'Applications', cn: '应聘' },
  pending: { ko: '검토', en: 'Reviewed', cn: '筛选' },
  meeting: { ko: '면접', en: 'Interviewed', cn: '面试' },
  accepted: { ko: '합격', en: 'Accepted', cn: '录用' },
  eliminated: { ko: '불합격', en: 'Not selected', cn: '未录用' },
});
