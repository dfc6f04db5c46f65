import { defineTexts } from '../../common/text.ts';

/** Labels of interviews on the page of a member's own data. */
export const collectedInterviewTexts = defineTexts('collectedInterviews', {
  invitations: { ko: '초대받은 화상 면접', en: 'Video interviews you were invited to', cn: '受邀的视频面试' },
  created: { ko: '만든 화상 면접', en: 'Video interviews that you created', cn: '创建的视频面试' },
  requests: { ko: '면접실 입장 요청', en: 'Requests to enter a room', cn: '进入面试室的请求' },
  presence: { ko: '지금 있는 면접실', en: 'Rooms that you are in', cn: '当前所在的面试室' },
  memos: { ko: '면접 메모', en: 'Notes of interviews', cn: '面试备注' },
  invitedAt: { ko: '초대받은 일시', en: 'Invited', cn: '受邀时间' },
  soughtAt: { ko: '요청한 일시', en: 'Asked', cn: '请求时间' },
  joinedAt: { ko: '들어간 일시', en: 'Entered', cn: '进入时间' },
  memo: { ko: '메모', en: 'Note', cn: '备注' },
  startsAt: { ko: '면접 일시', en: 'Time', cn: '面试时间' },
});
