import { defineMessages } from './message.ts';

export const statisticsMessages = defineMessages('statistics', {
  periodTooLong: {
    ko: '기간은 366일까지 고를 수 있어요',
    en: 'The period can be up to 366 days',
    cn: '期间最长为366天',
  },
});
