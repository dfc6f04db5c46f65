import { defineCopy } from '#lib/format/copy.ts';

export const scheduleCopy = defineCopy({
  act: { ko: '일정 보기', en: 'See the schedule', cn: '查看日程' },
  title: { ko: '면담 일정', en: 'Meeting schedule', cn: '面谈日程' },
  state: { ko: '진행 상태', en: 'State', cn: '状态' },
  picking: { ko: '고르는 기간', en: 'Picking period', cn: '选择期间' },
  length: { ko: '면담 길이', en: 'Length', cn: '面谈时长' },
  minutes: {
    ko: (n: number) => `${n}분`,
    en: (n: number) => `${n} minutes`,
    cn: (n: number) => `${n}分钟`,
  },
  place: { ko: '장소', en: 'Place', cn: '地点' },
  times: { ko: '날짜와 시간', en: 'Dates and times', cn: '日期与时间' },
  noTimes: { ko: '아직 정한 시간이 없어요', en: 'No times yet', cn: '暂无时间' },
  own: { ko: '내가 고른 시간', en: 'Your time', cn: '您选择的时间' },
});
