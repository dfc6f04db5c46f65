import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  previous: { ko: '이전 배너', en: 'Previous banner', cn: '上一张' },
  next: { ko: '다음 배너', en: 'Next banner', cn: '下一张' },
  pause: { ko: '자동 넘김 멈추기', en: 'Stop moving', cn: '停止自动播放' },
  play: { ko: '자동으로 넘기기', en: 'Move automatically', cn: '自动播放' },
  place: {
    ko: (place: number, count: number) => `${count}개 중 ${place}번째`,
    en: (place: number, count: number) => `${place} of ${count}`,
    cn: (place: number, count: number) => `第${place}张，共${count}张`,
  },
});
