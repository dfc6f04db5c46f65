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

/** The party that cancelled a time; the product does it when an application is revoked or eliminated. */
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
  minutes: { min: 5, max: 240 },
  /** Until how many hours before an approved time its person may cancel. */
  cancelHours: 24,
} as const;
