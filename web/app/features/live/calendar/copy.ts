import { scheduleTexts } from '@ieum/contract/live/calendar/schedule-texts.ts';
import { defineCopy } from '#lib/format/copy.ts';

export const calendarCopy = defineCopy({
  file: { ko: '일정 파일', en: 'Calendar file', cn: '日程文件' },
  fileOf: {
    ko: (name: string) => `${name} 일정 파일 내려받기`,
    en: (name: string) => `Download the calendar file: ${name}`,
    cn: (name: string) => `下载日程文件：${name}`,
  },
  places: {
    label: { ko: '동시에 만날 수 있는 곳', en: 'Places at once', cn: '可同时会面的地点' },
    of: {
      ko: (n: number) => `${n}곳`,
      en: (n: number) => `${n} place${n === 1 ? '' : 's'}`,
      cn: (n: number) => `${n}处`,
    },
    hint: {
      ko: '같은 시간에 이만큼까지 확정할 수 있어요.',
      en: 'This many meetings can be confirmed for the same time.',
      cn: '同一时间最多可确认的数量。',
    },
    saved: { ko: '저장했어요', en: 'Saved', cn: '已保存' },
  },
  title: scheduleTexts.title.text,
  month: {
    ko: (year: number, month: number) => `${year}년 ${month}월`,
    en: (year: number, month: number) =>
      new Date(Date.UTC(year, month - 1, 1)).toLocaleDateString('en-GB', {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    cn: (year: number, month: number) => `${year}年${month}月`,
  },
  previous: { ko: '이전 달', en: 'Previous month', cn: '上个月' },
  next: { ko: '다음 달', en: 'Next month', cn: '下个月' },
  today: { ko: '오늘', en: 'Today', cn: '今天' },
  view: { ko: '보기', en: 'View', cn: '视图' },
  views: {
    month: { ko: '월', en: 'Month', cn: '月' },
    list: { ko: '목록', en: 'List', cn: '列表' },
  },
  awaiting: { ko: '대기', en: 'Waiting', cn: '等待' },
  clash: { ko: '겹침', en: 'Clash', cn: '冲突' },
  more: {
    ko: (n: number) => `${n}개 더`,
    en: (n: number) => `${n} more`,
    cn: (n: number) => `还有${n}个`,
  },
  count: {
    ko: (n: number) => `일정 ${n}개`,
    en: (n: number) => `${n} appointment${n === 1 ? '' : 's'}`,
    cn: (n: number) => `${n}个日程`,
  },
  none: { ko: '이 날은 일정이 없어요', en: 'Nothing on this day', cn: '当天没有日程' },
  empty: { ko: '이 달에는 일정이 없어요', en: 'Nothing this month', cn: '本月没有日程' },
  emptyHint: {
    ko: '면담 시간을 고르면 여기에서 볼 수 있어요.',
    en: 'Once you pick a time for a meeting, you see it here.',
    cn: '选择面谈时间后即可在此查看。',
  },
  clashes: {
    ko: (time: string) => `${time}에 일정이 겹쳐요. 하나의 시간을 바꿔 주세요.`,
    en: (time: string) => `Appointments clash at ${time}. Please change one of them.`,
    cn: (time: string) => `${time}的日程有冲突，请更改其中一个的时间。`,
  },
  minutes: {
    ko: (n: number) => `${n}분`,
    en: (n: number) => `${n} min`,
    cn: (n: number) => `${n}分钟`,
  },
  feed: {
    act: { ko: '내 캘린더에 넣기', en: 'Add to my calendar', cn: '添加到我的日历' },
    title: { ko: '내 캘린더에 넣기', en: 'Add to my calendar', cn: '添加到我的日历' },
    hint: {
      ko: '휴대폰이나 컴퓨터의 캘린더에서 아래 주소를 구독하면 일정이 바뀔 때마다 따라 바뀌어요.',
      en: 'Subscribe to this address in the calendar of your phone or computer; it follows every change.',
      cn: '在手机或电脑的日历中订阅以下地址，日程变化时会自动更新。',
    },
    secret: {
      ko: '이 주소를 아는 사람은 누구나 일정을 볼 수 있으니 다른 사람에게 알려 주지 마세요.',
      en: 'Everybody who knows this address can see your schedule, so do not share it.',
      cn: '知道该地址的人都能看到您的日程，请勿分享。',
    },
    make: { ko: '주소 만들기', en: 'Create the address', cn: '创建地址' },
    made: { ko: '주소를 만들었어요', en: 'The address is created', cn: '已创建地址' },
    address: { ko: '구독 주소', en: 'Address', cn: '订阅地址' },
    copy: { ko: '주소 복사', en: 'Copy', cn: '复制地址' },
    copied: { ko: '주소를 복사했어요', en: 'Copied', cn: '已复制地址' },
    notCopied: {
      ko: '복사하지 못했어요. 주소를 직접 골라 복사해 주세요.',
      en: 'It could not be copied. Please select the address and copy it.',
      cn: '复制失败，请手动选择并复制地址。',
    },
    renew: { ko: '새 주소로 바꾸기', en: 'Renew the address', cn: '更换地址' },
    renewed: { ko: '새 주소로 바꿨어요', en: 'The address is renewed', cn: '已更换地址' },
    askRenew: {
      title: { ko: '새 주소로 바꿀까요?', en: 'Renew the address?', cn: '更换地址？' },
      body: {
        ko: '지금 주소로는 일정을 더 볼 수 없고, 캘린더에서 다시 구독해야 해요.',
        en: 'The present address stops working, and you subscribe again with the new one.',
        cn: '当前地址将失效，需要重新订阅。',
      },
    },
    end: { ko: '주소 없애기', en: 'Remove the address', cn: '删除地址' },
    ended: { ko: '주소를 없앴어요', en: 'The address is removed', cn: '已删除地址' },
    askEnd: {
      title: { ko: '주소를 없앨까요?', en: 'Remove the address?', cn: '删除地址？' },
      body: {
        ko: '구독한 캘린더에서 일정을 더 볼 수 없어요.',
        en: 'Subscribed calendars no longer see your schedule.',
        cn: '已订阅的日历将无法再查看日程。',
      },
    },
  },
});
