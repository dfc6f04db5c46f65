import { defineCopy } from '#lib/format/copy.ts';

export const companyCopy = defineCopy({
  title: { ko: '면담', en: 'Meetings', cn: '面谈' },
  hint: {
    ko: '지원자 목록이나 칸반에서 지원자를 고르거나 칸반 카드의 더보기에서 면접 제안을 누르면 시간을 제안할 수 있어요.',
    en: 'Select applicants in the list or on the board, or open the menu of a card, and press Propose a meeting.',
    cn: '在申请人列表或看板中选择申请人，或打开看板卡片的菜单，然后点击提议面谈。',
  },
  tabs: { ko: '면담 보기', en: 'Views', cn: '视图' },
  list: { ko: '목록', en: 'List', cn: '列表' },
  week: { ko: '주', en: 'Week', cn: '周' },
  awaiting: {
    title: { ko: '답을 기다리는 시간', en: 'Times that wait for your answer', cn: '待答复的时间' },
    none: {
      ko: '기다리는 시간이 없어요',
      en: 'Nothing waits for your answer',
      cn: '没有待答复的时间',
    },
  },
  meetings: { ko: '제안한 면담', en: 'Proposed meetings', cn: '已提议的面谈' },
  empty: { ko: '아직 제안한 면담이 없어요', en: 'No meetings yet', cn: '还没有提议的面谈' },
  toRecruitments: { ko: '채용 공고로 가기', en: 'Go to your postings', cn: '前往招聘信息' },
  until: {
    ko: (when: string) => `${when}까지 고를 수 있어요`,
    en: (when: string) => `Applicants pick until ${when}`,
    cn: (when: string) => `可选择至${when}`,
  },
  figures: {
    ko: (invited: number, awaiting: number, approved: number) =>
      `제안 ${invited}명 · 확인 대기 ${awaiting}명 · 확정 ${approved}명`,
    en: (invited: number, awaiting: number, approved: number) =>
      `${invited} invited · ${awaiting} awaiting · ${approved} approved`,
    cn: (invited: number, awaiting: number, approved: number) =>
      `提议${invited}人 · 等待确认${awaiting}人 · 已确认${approved}人`,
  },
  times: {
    ko: (n: number, minutes: number) => `시간 ${n}개 · ${minutes}분씩`,
    en: (n: number, minutes: number) => `${n} times of ${minutes} minutes`,
    cn: (n: number, minutes: number) => `${n}个时间 · 每次${minutes}分钟`,
  },
  place: {
    ko: (place: string) => `장소: ${place}`,
    en: (place: string) => `Place: ${place}`,
    cn: (place: string) => `地点：${place}`,
  },
  notPicked: { ko: '아직 고르지 않았어요', en: 'Has not picked a time', cn: '尚未选择' },
  closedApplicant: { ko: '지원이 끝났어요', en: 'No longer an applicant', cn: '申请已结束' },
  staysAgreed: {
    ko: '지원이 끝났지만 면담은 그대로 잡혀 있어요',
    en: 'No longer an applicant, but the meeting is still agreed',
    cn: '申请已结束，但面谈仍保留',
  },
  reason: {
    ko: (reason: string) => `사유: ${reason}`,
    en: (reason: string) => `Reason: ${reason}`,
    cn: (reason: string) => `原因：${reason}`,
  },
  byPerson: { ko: '지원자가 취소했어요', en: 'Cancelled by the applicant', cn: '申请人已取消' },
  byProduct: { ko: '지원이 끝나 취소됐어요', en: 'Cancelled with the application', cn: '随申请结束而取消' },
  approve: { ko: '확정하기', en: 'Approve', cn: '确认' },
  approved: {
    ko: (name: string) => `${name} 님의 면담을 확정했어요`,
    en: (name: string) => `The meeting with ${name} is approved`,
    cn: (name: string) => `已确认与${name}的面谈`,
  },
  askApprove: {
    title: {
      ko: (when: string) => `${when} 면담을 확정할까요?`,
      en: (when: string) => `Approve the meeting at ${when}?`,
      cn: (when: string) => `确认${when}的面谈？`,
    },
    body: {
      ko: (name: string) => `${name} 님에게 확정됐다고 알려 드리고, 두 사람의 일정에 넣어요.`,
      en: (name: string) => `${name} is notified, and it is added to both schedules.`,
      cn: (name: string) => `将通知${name}，并加入双方日程。`,
    },
  },
  move: { ko: '시간 바꾸기', en: 'Change the time', cn: '更改时间' },
  moveHint: {
    ko: (name: string) => `${name} 님에게 바뀐 시간을 알려 드려요.`,
    en: (name: string) => `${name} is notified of the new time.`,
    cn: (name: string) => `将通知${name}新的时间。`,
  },
  newTime: { ko: '새 시간', en: 'New time', cn: '新时间' },
  takenTime: {
    ko: (when: string) => `${when} · 마감`,
    en: (when: string) => `${when} · taken`,
    cn: (when: string) => `${when} · 已满`,
  },
  clash: {
    ko: (partner: string, title: string) =>
      `이 시간에는 ${partner ? `${partner} 님과 ` : ''}‘${title}’ 일정이 이미 잡혀 있어요.`,
    en: (partner: string, title: string) =>
      `“${title}”${partner ? ` with ${partner}` : ''} is already confirmed for this time.`,
    cn: (partner: string, title: string) => `该时间已安排${partner ? `与${partner}的` : ''}“${title}”。`,
  },
  noOther: { ko: '비어 있는 다른 시간이 없어요', en: 'No other time is free', cn: '没有其他空闲时间' },
  moved: { ko: '시간을 바꿨어요', en: 'The time is changed', cn: '已更改时间' },
  cancel: { ko: '취소하기', en: 'Cancel', cn: '取消面谈' },
  canceled: { ko: '면담을 취소했어요', en: 'The meeting is cancelled', cn: '已取消面谈' },
  askCancel: {
    title: {
      ko: (name: string) => `${name} 님의 면담을 취소할까요?`,
      en: (name: string) => `Cancel the meeting with ${name}?`,
      cn: (name: string) => `取消与${name}的面谈？`,
    },
    hint: {
      ko: (name: string) =>
        `${name} 님에게 사유와 함께 알려 드려요. 이 시간에 만든 화상 면접이 있으면 함께 취소돼요.`,
      en: (name: string) =>
        `${name} is notified with the reason. A video interview at this time is cancelled, too.`,
      cn: (name: string) => `将连同原因通知${name}。该时间的视频面试也会一并取消。`,
    },
    reasons: {
      away: { ko: '담당자 일정이 바뀌었어요', en: 'Our schedule changed', cn: '负责人日程有变' },
      filled: { ko: '채용이 마감됐어요', en: 'The job is filled', cn: '招聘已结束' },
      other: { ko: '다른 시간을 제안할게요', en: 'We will propose other times', cn: '将提议其他时间' },
    },
  },
  of: {
    ko: (name: string, act: string) => `${name} ${act}`,
    en: (name: string, act: string) => `${act}: ${name}`,
    cn: (name: string, act: string) => `${name} ${act}`,
  },
  link: { ko: '링크 복사', en: 'Copy the link', cn: '复制链接' },
  linkCopied: { ko: '지원자에게 보낼 링크를 복사했어요', en: 'The link is copied', cn: '已复制链接' },
  linkFailed: {
    ko: '복사하지 못했어요. 다시 눌러 주세요.',
    en: 'It could not be copied. Please try again.',
    cn: '复制失败，请重试。',
  },
  close: { ko: '시간 고르기 마감', en: 'End the picking', cn: '结束选择' },
  closed: { ko: '시간 고르기를 마감했어요', en: 'Applicants can no longer pick a time', cn: '已结束选择' },
  askClose: {
    title: { ko: '시간 고르기를 마감할까요?', en: 'End the picking?', cn: '结束选择？' },
    body: {
      ko: '지원자는 더 고를 수 없어요. 이미 고른 시간은 그대로 남고, 아무에게도 알리지 않아요.',
      en: 'Applicants can no longer pick. Picked times stay, and nobody is notified.',
      cn: '申请人将无法再选择，已选时间保留，且不通知任何人。',
    },
  },
  complete: { ko: '면담 마치기', en: 'Finish', cn: '结束面谈' },
  completed: { ko: '면담을 마쳤어요', en: 'The meeting is finished', cn: '已结束面谈' },
  remove: { ko: '지우기', en: 'Delete', cn: '删除' },
  removed: { ko: '면담을 지웠어요', en: 'The meeting is deleted', cn: '已删除面谈' },
  askRemove: {
    title: { ko: '이 면담을 지울까요?', en: 'Delete this meeting?', cn: '删除该面谈？' },
    body: {
      ko: '지원자가 받은 링크도 더는 열리지 않아요. 되돌릴 수 없어요.',
      en: 'The link that applicants received stops working. This cannot be undone.',
      cn: '申请人收到的链接将失效，且无法恢复。',
    },
  },
  more: { ko: '지원자 보기', en: 'Applicants', cn: '查看申请人' },
  earlier: { ko: '이전 주', en: 'Earlier week', cn: '上一周' },
  later: { ko: '다음 주', en: 'Next week', cn: '下一周' },
  thisWeek: { ko: '이번 주', en: 'This week', cn: '本周' },
  drag: {
    hint: {
      ko: '확인을 기다리는 면담은 끌어서 비어 있는 시간으로 옮기거나, 시간 바꾸기를 눌러 옮길 수 있어요.',
      en: 'Drag a meeting that waits for your answer to a free time, or press Change the time.',
      cn: '等待确认的面谈可拖动到空闲时间，或点击更改时间。',
    },
    free: {
      ko: (time: string) => `${time}로 옮기기`,
      en: (time: string) => `Move to ${time}`,
      cn: (time: string) => `移至${time}`,
    },
    ask: {
      ko: (name: string, when: string) => `${name} 님의 면담을 ${when}로 바꿀까요?`,
      en: (name: string, when: string) => `Move the meeting with ${name} to ${when}?`,
      cn: (name: string, when: string) => `将与${name}的面谈改为${when}？`,
    },
  },
  dayNone: { ko: '이 날은 일정이 없어요', en: 'Nothing on this day', cn: '当天没有日程' },
});
