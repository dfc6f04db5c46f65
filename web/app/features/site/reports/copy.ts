import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '리포트', en: 'Reports', cn: '报告' },
  measure: { ko: '무엇을 셀까요', en: 'What to count', cn: '统计内容' },
  split: { ko: '어떻게 나눌까요', en: 'Split by', cn: '分组方式' },
  compare: { ko: '이전 기간과 비교', en: 'Compare with the period before', cn: '与前一期间比较' },
  times: {
    DAY: { ko: '날짜별', en: 'By day', cn: '按天' },
    WEEK: { ko: '주별', en: 'By week', cn: '按周' },
    MONTH: { ko: '월별', en: 'By month', cn: '按月' },
  },
  by: {
    ko: (name: string) => `${name}별`,
    en: (name: string) => `By ${name.toLowerCase()}`,
    cn: (name: string) => `按${name}`,
  },
  counted: {
    ko: '지난날의 숫자는 매일 새벽에 다시 세고, 오늘 숫자는 지금 세요.',
    en: 'Earlier days are counted again each night, today as you look.',
    cn: '过去日期的数字每天凌晨重新统计，今天的数字实时统计。',
  },
  total: { ko: '합계', en: 'Sum', cn: '合计' },
  before: { ko: '이전 기간', en: 'Period before', cn: '前一期间' },
  perDay: { ko: '하루 평균', en: 'A day', cn: '日均' },
  change: { ko: '달라진 수', en: 'Change', cn: '变化' },
  amount: {
    ko: (count: string, unit: string) => `${count}${unit}`,
    en: (count: string, unit: string) => `${count} ${unit}`,
    cn: (count: string, unit: string) => `${count}${unit}`,
  },
  finding: {
    ko: (count: string) => `이 기간에 모두 ${count}이에요.`,
    en: (count: string) => `${count} in this period.`,
    cn: (count: string) => `该期间共${count}。`,
  },
  findingBefore: {
    ko: (count: string, days: number, before: string) =>
      `이 기간에 모두 ${count}, 이전 ${days}일은 ${before}이에요.`,
    en: (count: string, days: number, before: string) =>
      `${count} in this period, ${before} in the ${days} days before.`,
    cn: (count: string, days: number, before: string) => `该期间共${count}，前${days}天为${before}。`,
  },
  none: {
    ko: '이 기간에는 셀 것이 없어요.',
    en: 'Nothing to count in this period.',
    cn: '该期间没有可统计的数据。',
  },
  noMeasures: {
    ko: '볼 수 있는 숫자가 없어요',
    en: 'There are no figures that you may see',
    cn: '没有可查看的数据',
  },
  untitled: { ko: '제목 없음', en: 'Untitled', cn: '无标题' },
  removed: { ko: '삭제됨', en: 'Deleted', cn: '已删除' },
  excel: {
    title: { ko: '리포트 내려받기', en: 'Download the report', cn: '下载报告' },
    act: { ko: '엑셀 내려받기', en: 'Download Excel', cn: '下载Excel' },
    reasons: {
      weekly: { ko: '주간 보고', en: 'Weekly report', cn: '周报' },
      monthly: { ko: '월간 보고', en: 'Monthly report', cn: '月报' },
      meeting: { ko: '회의 자료', en: 'For a meeting', cn: '会议资料' },
    },
    done: { ko: '엑셀을 내려받았어요', en: 'The workbook is downloaded', cn: 'Excel已下载' },
  },
});
