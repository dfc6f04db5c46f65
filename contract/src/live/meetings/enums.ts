import { defineTexts } from '../../common/text.ts';

/** The progress of a meeting, computed when it is read. */
export const meetingProgress = [
  'MATCHING_ON_GOING',
  'MATCHING_COMPLETE',
  'MEETINGS_PROGRESS',
  'MEETINGS_COMPLETE',
] as const;
export type MeetingProgress = (typeof meetingProgress)[number];

/** The state of a time that an applicant picked. */
export const slotStates = ['AWAITING', 'CANCELED', 'APPROVED'] as const;
export type SlotState = (typeof slotStates)[number];

/** Who cancelled a time; the product does it when an application is revoked or eliminated. */
export const slotCancelers = ['PERSON', 'COMPANY', 'PRODUCT'] as const;
export type SlotCanceler = (typeof slotCancelers)[number];

/** The filter of a person's list: `UNANSWERED` waits for the person to pick a time. */
export const ownMeetingStates = ['UNANSWERED', ...slotStates] as const;
export type OwnMeetingState = (typeof ownMeetingStates)[number];

/** Whether the invited applicants are notified of new times. */
export const invitationNotices = ['SEND', 'NONE'] as const;

export const meetingBounds = {
  title: 100,
  /** The most times of one meeting, applicants of one meeting, and days ahead. */
  times: 500,
  applicants: 200,
  days: 365,
  minutes: { least: 5, most: 240 },
  /** Until how many hours before an approved time its person may cancel. */
  cancelHours: 24,
} as const;

export const slotStateTexts = defineTexts('meetingSlotStates', {
  AWAITING: { ko: '확인 대기', en: 'Awaiting', cn: '等待确认' },
  CANCELED: { ko: '취소', en: 'Cancelled', cn: '已取消' },
  APPROVED: { ko: '확정', en: 'Approved', cn: '已确认' },
});

/** Labels of the progress of a meeting with applicants. */
export const meetingProgressTexts = defineTexts('meetingProgress', {
  MATCHING_ON_GOING: { ko: '매칭 진행', en: 'Matching in progress', cn: '匹配进行中' },
  MATCHING_COMPLETE: { ko: '매칭 완료', en: 'Matching complete', cn: '匹配完成' },
  MEETINGS_PROGRESS: { ko: '면담 진행', en: 'Meetings in progress', cn: '面谈进行中' },
  MEETINGS_COMPLETE: { ko: '면담 완료', en: 'Meetings complete', cn: '面谈完成' },
});
