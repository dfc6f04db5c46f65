import { defineCopy } from '#lib/format/copy.ts';

export const editCopy = defineCopy({
  act: { ko: '면담 고치기', en: 'Edit', cn: '编辑面谈' },
  title: { ko: '면담 고치기', en: 'Edit the meeting', cn: '编辑面谈' },
  until: { ko: '언제까지 고를 수 있나요', en: 'Applicants pick until', cn: '可选择截止时间' },
  untilTime: { ko: '시각', en: 'Time', cn: '时刻' },
  minutesStay: {
    ko: '고른 시간이 있어 면담 길이는 바꿀 수 없어요.',
    en: 'The length stays, because a time is picked.',
    cn: '已有人选择时间，无法更改时长。',
  },
  list: { ko: '제안한 시간', en: 'Proposed times', cn: '已提议的时间' },
  taken: {
    ko: (name: string) => `${name} 님이 골랐어요`,
    en: (name: string) => `Picked by ${name}`,
    cn: (name: string) => `${name}已选择`,
  },
  takenStay: {
    ko: '지원자가 고른 시간은 뺄 수 없어요.',
    en: 'Times that applicants picked stay.',
    cn: '申请人已选择的时间无法移除。',
  },
  remove: {
    ko: (when: string) => `${when} 빼기`,
    en: (when: string) => `Remove ${when}`,
    cn: (when: string) => `移除${when}`,
  },
  over: { ko: '지난 시간', en: 'Over', cn: '已过' },
  notify: {
    ko: (n: number) => `시간을 고른 ${n}명에게 바뀐 장소를 알려요`,
    en: (n: number) => `Notify the ${n} with a time of the new place`,
    cn: (n: number) => `通知已选时间的${n}人新的地点`,
  },
  quiet: {
    ko: '이름과 시간을 바꾼 것은 아무에게도 알리지 않아요.',
    en: 'Nobody is notified of a new name or of new times.',
    cn: '更改名称和时间不会通知任何人。',
  },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: { ko: '면담을 고쳤어요', en: 'The meeting is changed', cn: '已更改面谈' },
});
