import { defineCopy } from '#lib/format/copy.ts';

/** The labels of a calendar's buttons. */
export const calendarCopy = defineCopy({
  nextMonth: { ko: '다음 달', en: 'Next month', cn: '下个月' },
  previousMonth: { ko: '이전 달', en: 'Previous month', cn: '上个月' },
  nextYear: { ko: '다음 해', en: 'Next year', cn: '下一年' },
  previousYear: { ko: '이전 해', en: 'Previous year', cn: '上一年' },
  nextDecade: { ko: '다음 10년', en: 'Next decade', cn: '下一个十年' },
  previousDecade: { ko: '이전 10년', en: 'Previous decade', cn: '上一个十年' },
});

export const openCalendarCopy = defineCopy({
  open: {
    ko: (field?: string) => (field ? `${field} 달력 열기` : '달력 열기'),
    en: (field?: string) => (field ? `Open the calendar of ${field}` : 'Open the calendar'),
    cn: (field?: string) => (field ? `打开${field}的日历` : '打开日历'),
  },
}).open;
