import { defineTexts } from '../../common/text.ts';

export const calendarTexts = defineTexts('calendar', {
  ownClash: {
    ko: '그 시간에는 ‘{title}’ 일정이 있어요. 다른 시간을 골라 주세요.',
    en: 'You have “{title}” at that time. Please choose another time.',
    cn: '您在该时间已有“{title}”。请选择其他时间。',
  },
  clash: {
    ko: '그 시간에는 상대방에게 다른 일정이 있어요. 다른 시간을 골라 주세요.',
    en: 'The other side is not free at that time. Please choose another time.',
    cn: '对方在该时间已有安排。请选择其他时间。',
  },
  endBeforeStart: {
    ko: '끝나는 시각이 시작보다 늦어야 해요',
    en: 'The end must be after the start',
    cn: '结束时间必须晚于开始时间',
  },
  tooLong: {
    ko: '한 일정은 12시간을 넘을 수 없어요',
    en: 'An appointment can take at most 12 hours',
    cn: '单个日程不能超过12小时',
  },
  placesUnfit: {
    ko: '동시에 쓸 수 있는 곳은 1곳에서 20곳까지예요',
    en: 'There can be 1 to 20 places at once',
    cn: '可同时使用的地点为1至20个',
  },
  periodTooLong: {
    ko: '일정은 62일까지 한 번에 볼 수 있어요',
    en: 'You can see up to 62 days at once',
    cn: '一次最多可查看62天的日程',
  },
});
