import { defineCopy } from './copy.ts';

export const datesCopy = defineCopy({
  weekdays: {
    ko: ['일', '월', '화', '수', '목', '금', '토'],
    en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    cn: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  },
  months: {
    ko: ['1월', '2월', '3월', '4월', '5월', '6월', '7월', '8월', '9월', '10월', '11월', '12월'],
    en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    cn: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  },
  justNow: { ko: '방금 전', en: 'just now', cn: '刚刚' },
  minutesAgo: {
    ko: (n: number) => `${n}분 전`,
    en: (n: number) => `${n} min ago`,
    cn: (n: number) => `${n}分钟前`,
  },
  hoursAgo: {
    ko: (n: number) => `${n}시간 전`,
    en: (n: number) => `${n} h ago`,
    cn: (n: number) => `${n}小时前`,
  },
  waitedDays: {
    ko: (days: number, hours: number) => (hours > 0 ? `${days}일 ${hours}시간째` : `${days}일째`),
    en: (days: number, hours: number) => (hours > 0 ? `${days} d ${hours} h` : `${days} d`),
    cn: (days: number, hours: number) => (hours > 0 ? `已等${days}天${hours}小时` : `已等${days}天`),
  },
  waitedMinutes: {
    ko: (minutes: number) => `${minutes}분째`,
    en: (minutes: number) => `${minutes} min`,
    cn: (minutes: number) => `已等${minutes}分钟`,
  },
  waitedHours: {
    ko: (hours: number) => `${hours}시간째`,
    en: (hours: number) => `${hours} h`,
    cn: (hours: number) => `已等${hours}小时`,
  },
  today: { ko: '오늘', en: 'Today', cn: '今天' },
  closed: { ko: '마감', en: 'Closed', cn: '已截止' },
  alwaysOpen: { ko: '상시모집', en: 'Always open', cn: '长期招聘' },
});
