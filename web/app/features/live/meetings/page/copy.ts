import { defineCopy } from '#lib/format/copy.ts';

export const pageCopy = defineCopy({
  about: { ko: '면담', en: 'Meeting', cn: '面谈' },
  ofCompany: {
    ko: (company: string) => `${company} 면담 시간 고르기`,
    en: (company: string) => `Pick a time with ${company}`,
    cn: (company: string) => `选择与${company}的面谈时间`,
  },
  until: {
    ko: (when: string) => `${when}까지 골라 주세요`,
    en: (when: string) => `Please pick a time by ${when}`,
    cn: (when: string) => `请在${when}前选择`,
  },
  minutes: {
    ko: (n: number) => `${n}분`,
    en: (n: number) => `${n} minutes`,
    cn: (n: number) => `${n}分钟`,
  },
  zone: { ko: '한국 시간', en: 'Korean time', cn: '韩国时间' },
  gate: {
    title: {
      ko: '로그인하고 시간을 골라 주세요',
      en: 'Log in to pick a time',
      cn: '请登录后选择时间',
    },
    body: {
      ko: '면담을 제안받은 지원자만 시간을 고를 수 있어요.',
      en: 'Only invited applicants can pick a time.',
      cn: '只有收到面谈提议的申请人才能选择时间。',
    },
    login: { ko: '로그인', en: 'Log in', cn: '登录' },
  },
  rejected: {
    title: {
      ko: '이 면담에 초대받지 않았어요',
      en: 'You are not invited to this meeting',
      cn: '您未受邀参加此面谈',
    },
    hint: {
      ko: '문자나 알림으로 받은 링크인지, 지원할 때 쓴 계정인지 확인해 주세요.',
      en: 'Check the link in your message, and whether this is the account you applied with.',
      cn: '请确认是否为短信或通知中的链接，以及是否为申请时使用的账户。',
    },
  },
  company: {
    title: {
      ko: '지원자가 면담 시간을 고르는 페이지예요',
      en: 'Applicants pick their time on this page',
      cn: '这是申请人选择面谈时间的页面',
    },
    to: { ko: '면담 관리로 가기', en: 'Go to your meetings', cn: '前往面谈管理' },
  },
  choose: {
    title: { ko: '가능한 시간을 골라 주세요', en: 'Pick a time that suits you', cn: '请选择合适的时间' },
    hint: {
      ko: '하나를 고르면 기업이 확인하고 확정해요.',
      en: 'Pick one; the company then confirms it.',
      cn: '选择一个时间后，由企业确认。',
    },
  },
  morning: { ko: '오전', en: 'Morning', cn: '上午' },
  afternoon: { ko: '오후', en: 'Afternoon', cn: '下午' },
  open: {
    ko: (n: number) => `${n}개 가능`,
    en: (n: number) => `${n} free`,
    cn: (n: number) => `${n}个可选`,
  },
  earlier: { ko: '이전 날짜', en: 'Earlier days', cn: '较早日期' },
  later: { ko: '다음 날짜', en: 'Later days', cn: '较晚日期' },
  days: { ko: '날짜', en: 'Days', cn: '日期' },
  legend: {
    free: { ko: '고를 수 있어요', en: 'Free', cn: '可选' },
    chosen: { ko: '선택했어요', en: 'Chosen', cn: '已选' },
    awaiting: {
      ko: '다른 면담 신청과 겹쳐요',
      en: 'Overlaps another request of yours',
      cn: '与您的其他面谈申请重叠',
    },
    clash: { ko: '내 일정과 겹쳐요', en: 'Clashes with your schedule', cn: '与我的日程冲突' },
    taken: { ko: '마감됐어요', en: 'Taken', cn: '已满' },
  },
  chosen: {
    title: { ko: '선택한 시간', en: 'Chosen time', cn: '已选时间' },
    none: {
      ko: '아직 고른 시간이 없어요',
      en: 'No time chosen yet',
      cn: '尚未选择时间',
    },
    send: { ko: '이 시간으로 신청하기', en: 'Request this time', cn: '申请该时间' },
    change: { ko: '이 시간으로 바꾸기', en: 'Change to this time', cn: '改为该时间' },
    awaiting: {
      ko: '다른 면담에 신청한 시간과 겹쳐요. 먼저 확정된 면담만 진행돼요.',
      en: 'You requested another meeting at this time. Only the one confirmed first takes place.',
      cn: '与您申请的其他面谈时间重叠，仅先确认的面谈会进行。',
    },
    notified: {
      ko: (company: string) => `신청하면 ${company}에 알려 드려요.`,
      en: (company: string) => `${company} is notified of your request.`,
      cn: (company: string) => `申请后将通知${company}。`,
    },
    sent: {
      ko: '면담 시간을 신청했어요. 확정되면 알려 드려요.',
      en: 'Requested. You are notified once it is confirmed.',
      cn: '已申请面谈时间，确认后将通知您。',
    },
    changed: { ko: '면담 시간을 바꿨어요', en: 'The time is changed', cn: '已更改面谈时间' },
  },
  own: {
    change: { ko: '시간 바꾸기', en: 'Change the time', cn: '更改时间' },
    cancel: { ko: '면담 취소하기', en: 'Cancel the meeting', cn: '取消面谈' },
    calendar: { ko: '내 일정에서 보기', en: 'See it in your schedule', cn: '在我的日程中查看' },
    late: {
      ko: '확정된 면담은 24시간 전까지만 취소할 수 있어요. 그 뒤에는 기업에 연락해 주세요.',
      en: 'You can cancel until 24 hours before. After that please contact the company.',
      cn: '已确认的面谈可在24小时前取消，之后请联系企业。',
    },
    canceled: { ko: '면담을 취소했어요', en: 'The meeting is cancelled', cn: '已取消面谈' },
    reason: {
      ko: (reason: string) => `취소 사유: ${reason}`,
      en: (reason: string) => `Reason: ${reason}`,
      cn: (reason: string) => `取消原因：${reason}`,
    },
    again: { ko: '다른 시간을 골라 주세요.', en: 'Please pick another time.', cn: '请选择其他时间。' },
  },
  ask: {
    title: { ko: '이 면담을 취소할까요?', en: 'Cancel this meeting?', cn: '取消该面谈？' },
    body: {
      ko: (company: string) =>
        `${company}에 취소했다고 알려 드리고, 그 시간은 다른 지원자가 고를 수 있어요. 이 시간의 화상 면접도 함께 취소돼요.`,
      en: (company: string) =>
        `${company} is notified, and other applicants can pick the time. A video interview at this time is cancelled, too.`,
      cn: (company: string) => `将通知${company}，该时间可由其他申请人选择。该时间的视频面试也会一并取消。`,
    },
  },
  next: {
    title: { ko: '신청한 다음에는', en: 'What happens next', cn: '申请之后' },
    steps: {
      confirm: { ko: '기업 확인', en: 'The company checks', cn: '企业确认' },
      confirmHint: {
        ko: '기업이 시간을 보고 답해요',
        en: 'It looks at the time and answers',
        cn: '企业查看时间并答复',
      },
      fixed: { ko: '면담 확정', en: 'Confirmed', cn: '面谈确认' },
      fixedHint: {
        ko: '확정되면 알림으로 알려 드려요',
        en: 'You are notified',
        cn: '确认后将通知您',
      },
      meet: { ko: '면담', en: 'The meeting', cn: '面谈' },
      meetHint: {
        ko: '하루 전과 30분 전에 다시 알려 드려요',
        en: 'You are reminded a day and half an hour before',
        cn: '一天前和30分钟前再次提醒',
      },
    },
  },
  closed: {
    title: { ko: '더는 시간을 고를 수 없어요', en: 'Times can no longer be picked', cn: '已无法选择时间' },
    hint: {
      ko: '기간이 지났거나 기업이 마감했어요. 궁금한 점은 기업에 물어봐 주세요.',
      en: 'The period is over or the company closed it. Please ask the company.',
      cn: '期间已过或企业已关闭。如有疑问请咨询企业。',
    },
  },
  recruitment: { ko: '지원한 공고', en: 'The job you applied for', cn: '申请的招聘' },
  place: {
    ko: (place: string) => `장소: ${place}`,
    en: (place: string) => `Place: ${place}`,
    cn: (place: string) => `地点：${place}`,
  },
  noTimes: {
    title: { ko: '아직 가능한 시간이 없어요', en: 'No times yet', cn: '暂无可选时间' },
    hint: {
      ko: '기업이 시간을 올리면 여기에서 고를 수 있어요.',
      en: 'Once the company adds times, you can pick one here.',
      cn: '企业添加时间后即可在此选择。',
    },
  },
});
