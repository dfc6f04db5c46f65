import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  close: { ko: '닫기', en: 'Close', cn: '关闭' },
  hideToday: { ko: '오늘 하루 보지 않기', en: 'Do not show today', cn: '今天不再显示' },
  previous: { ko: '이전 안내', en: 'Previous', cn: '上一条' },
  next: { ko: '다음 안내', en: 'Next', cn: '下一条' },
  place: {
    ko: (place: number, count: number) => `${count}개 중 ${place}번째`,
    en: (place: number, count: number) => `${place} of ${count}`,
    cn: (place: number, count: number) => `第${place}条，共${count}条`,
  },
});
