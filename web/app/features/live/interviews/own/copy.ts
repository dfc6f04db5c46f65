import { ownInterviewTexts } from '@ieum/contract/live/interviews/own-list-texts.ts';
import { defineCopy } from '#lib/format/copy.ts';

export const ownCopy = defineCopy({
  title: ownInterviewTexts.title.text,
  hint: {
    ko: '초대받은 면접실이 모두 여기에 있어요.',
    en: 'All rooms that you are invited to are here.',
    cn: '您受邀的所有面试室都在这里。',
  },
  open: { ko: '예정·진행', en: 'Open', cn: '未结束' },
  over: { ko: '끝난 면접', en: 'Past interviews', cn: '已结束的面试' },
  empty: { ko: '초대받은 화상 면접이 없어요', en: 'You have no invitations', cn: '没有受邀的视频面试' },
  emptyHint: {
    ko: '기업이 초대하면 알림으로 알려 드려요.',
    en: 'You are notified when a company invites you.',
    cn: '企业邀请您时会收到通知。',
  },
  wasHost: { ko: '면접관으로 참여했어요', en: 'As an interviewer', cn: '曾作为面试官' },
  asHost: { ko: '면접관으로 참여해요', en: 'As an interviewer', cn: '作为面试官' },
  instant: { ko: '지금 들어갈 수 있어요', en: 'Open now', cn: '现在可以进入' },
  closed: { ko: '지금은 입장할 수 없어요', en: 'Entering is not possible now', cn: '目前无法进入' },
  from: {
    ko: (time: string) => `${time}부터 들어갈 수 있어요`,
    en: (time: string) => `You can enter from ${time}`,
    cn: (time: string) => `${time}起可以进入`,
  },
  atSlot: {
    ko: '이 시간에 화상 면접으로 만나요.',
    en: 'You meet in a video interview at this time.',
    cn: '将在该时间进行视频面试。',
  },
  enter: { ko: '면접실 가기', en: 'Go to the room', cn: '前往面试室' },
  of: {
    ko: (title: string) => `: ${title}`,
    en: (title: string) => `: ${title}`,
    cn: (title: string) => `：${title}`,
  },
  next: {
    ko: (title: string, when: string) => `‘${title}’ 화상 면접이 ${when}에 있어요`,
    en: (title: string, when: string) => `Video interview “${title}” at ${when}`,
    cn: (title: string, when: string) => `“${title}”视频面试：${when}`,
  },
});
