import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const requestsCopy = defineCopy({
  title: { ko: '답해야 할 일정', en: 'Waiting for you', cn: '待答复的日程' },
  waiting: { ko: '답변 대기', en: 'Waiting', cn: '待答复' },
  received: {
    ko: (ago: string) => `${ago}에 받았어요`,
    en: (ago: string) => `Received ${ago}`,
    cn: (ago: string) => `${ago}收到`,
  },
  times: {
    ko: (n: number) => `고를 수 있는 시간 ${n}개`,
    en: (n: number) => withPlural(n, 'time to choose from', 'times to choose from'),
    cn: (n: number) => `${n}个可选时间`,
  },
  until: {
    ko: (when: string) => `${when}까지`,
    en: (when: string) => `until ${when}`,
    cn: (when: string) => `截至${when}`,
  },
  choose: { ko: '시간 고르기', en: 'Pick a time', cn: '选择时间' },
});
