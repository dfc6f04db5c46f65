import { defineCopy } from '#lib/format/copy.ts';

export const proposeCopy = defineCopy({
  act: { ko: '면접 제안', en: 'Propose a meeting', cn: '提议面谈' },
  title: { ko: '면접 제안', en: 'Propose a meeting', cn: '提议面谈' },
  subtitle: {
    ko: (n: number) => `지원자 ${n}명이 고를 수 있는 면담 시간을 정해 주세요`,
    en: (n: number) => `Choose the times that ${n} applicant${n === 1 ? '' : 's'} can pick from`,
    cn: (n: number) => `请设定${n}位申请人可选择的面谈时间`,
  },
  name: { ko: '면담 이름', en: 'Name of the meeting', cn: '面谈名称' },
  nameHint: { ko: '지원자에게 보여요', en: 'Applicants see it', cn: '申请人可见' },
  place: { ko: '장소 (선택)', en: 'Place (optional)', cn: '地点（选填）' },
  placeHint: {
    ko: '제안받은 지원자만 볼 수 있어요',
    en: 'Only invited applicants see it',
    cn: '仅受邀申请人可见',
  },
  firstName: { ko: '1차 면담', en: 'First meeting', cn: '第一次面谈' },
  minutes: { ko: '면담 길이', en: 'Length', cn: '面谈时长' },
  minutesOf: {
    ko: (n: number) => `${n}분`,
    en: (n: number) => `${n} minutes`,
    cn: (n: number) => `${n}分钟`,
  },
  until: { ko: '언제까지 고를 수 있나요', en: 'Applicants pick until', cn: '可选择截止日' },
  inDays: {
    ko: (n: number, day: string) => `${n}일 뒤 ${day}`,
    en: (n: number, day: string) => `In ${n} day${n === 1 ? '' : 's'}, ${day}`,
    cn: (n: number, day: string) => `${n}天后 ${day}`,
  },
  times: { ko: '면담 시간', en: 'Times', cn: '面谈时间' },
  dragHint: {
    ko: '칸을 누르거나 끌어서 고르고, 화살표 키로 옮겨 다닐 수 있어요.',
    en: 'Press or drag over the cells; the arrow keys move between them.',
    cn: '点击或拖动选择格子，可用方向键移动。',
  },
  chosen: {
    ko: (n: number) => `${n}개 골랐어요`,
    en: (n: number) => `${n} chosen`,
    cn: (n: number) => `已选${n}个`,
  },
  clear: { ko: '모두 지우기', en: 'Clear', cn: '全部清除' },
  earlier: { ko: '이전 주', en: 'Earlier week', cn: '上一周' },
  later: { ko: '다음 주', en: 'Next week', cn: '下一周' },
  holiday: { ko: '공휴일', en: 'Holiday', cn: '公休日' },
  busy: { ko: '다른 일정이 있어요', en: 'You have something else', cn: '已有其他日程' },
  rule: {
    title: { ko: '규칙으로 채우기', en: 'Fill by a rule', cn: '按规则填充' },
    weekdays: { ko: '요일', en: 'Days of the week', cn: '星期' },
    from: { ko: '시작', en: 'From', cn: '开始' },
    until: { ko: '끝', en: 'To', cn: '结束' },
    weeks: { ko: '기간', en: 'For', cn: '期间' },
    weeksOf: {
      ko: (n: number) => `${n}주`,
      en: (n: number) => `${n} week${n === 1 ? '' : 's'}`,
      cn: (n: number) => `${n}周`,
    },
    fill: { ko: '채우기', en: 'Fill', cn: '填充' },
    holidays: { ko: '공휴일은 빼고 채워요.', en: 'Public holidays are left out.', cn: '公休日将被排除。' },
    none: {
      ko: '이 규칙에 맞는 빈 시간이 없어요. 요일이나 기간을 바꿔 주세요.',
      en: 'No free time fits this rule. Choose other days or more weeks.',
      cn: '没有符合此规则的空闲时间，请更改星期或期间。',
    },
    tooMany: {
      ko: '시간은 500개까지 고를 수 있어요. 기간이나 요일을 줄여 주세요.',
      en: 'You can choose up to 500 times. Take fewer weeks or days.',
      cn: '最多可选择500个时间，请减少期间或星期。',
    },
  },
  who: {
    title: { ko: '누구에게 알리나요', en: 'Who is notified', cn: '通知对象' },
    hint: {
      ko: (seconds: number) => `${seconds}초 안에 되돌리면 아무에게도 알리지 않아요.`,
      en: (seconds: number) => `Nobody is notified if you undo it within ${seconds} seconds.`,
      cn: (seconds: number) => `${seconds}秒内撤销则不通知任何人。`,
    },
    notify: {
      ko: '알림을 보내요',
      en: 'Send a notification',
      cn: '发送通知',
    },
    leftOut: {
      ko: (n: number) => `불합격한 ${n}명은 빼고 제안해요.`,
      en: (n: number) => `${n} who were not selected are left out.`,
      cn: (n: number) => `${n}位未录用的申请人将被排除。`,
    },
    stage: {
      ko: '지원 접수와 검토 중인 지원자는 면접 단계로 옮겨져요.',
      en: 'Those who are received or in review move to the interview stage.',
      cn: '已投递和审核中的申请人将移至面试阶段。',
    },
  },
  send: { ko: '제안하기', en: 'Propose', cn: '提议' },
  noTimes: {
    ko: '면담 시간을 하나 이상 골라 주세요',
    en: 'Choose at least one time',
    cn: '请至少选择一个时间',
  },
  noName: { ko: '면담 이름을 적어 주세요', en: 'Give the meeting a name', cn: '请填写面谈名称' },
  nobody: {
    ko: '제안할 수 있는 지원자가 없어요',
    en: 'None of them can be invited',
    cn: '没有可提议的申请人',
  },
  done: {
    ko: (n: number) => `${n}명에게 면담 시간을 제안했어요`,
    en: (n: number) => `Proposed to ${n} applicant${n === 1 ? '' : 's'}`,
    cn: (n: number) => `已向${n}位申请人提议面谈时间`,
  },
  undone: { ko: '제안을 되돌렸어요', en: 'The proposal is undone', cn: '已撤销提议' },
});
