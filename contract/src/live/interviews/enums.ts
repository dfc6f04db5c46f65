import { defineTexts } from '../../common/text.ts';

/** The state of an interview: it begins when a host first joins, and ends when a host ends it. */
export const interviewStates = ['AWAITING', 'PROGRESS', 'COMPLETE'] as const;
export type InterviewState = (typeof interviewStates)[number];

/** The people who may seek: all who have the link, or only those who are invited. */
export const entranceTypes = ['ONE_WITH_URL', 'INTERVIEWEES'] as const;
export type EntranceType = (typeof entranceTypes)[number];

/** `INSTANT` is open at once, `ON_TIME` from ten minutes before its time. */
export const interviewScheduleTypes = ['INSTANT', 'ON_TIME'] as const;
export type InterviewScheduleType = (typeof interviewScheduleTypes)[number];

export const interviewRoles = ['HOST', 'INTERVIEWEE', 'GUEST'] as const;
export type InterviewRole = (typeof interviewRoles)[number];

/** Whether those who are invited are notified. */
export const interviewNotices = ['SEND', 'NONE'] as const;

export const interviewBounds = {
  title: 100,
  message: 500,
  interviewers: 5,
  interviewees: 50,
  /** A name that a guest gives. */
  name: 50,
  memo: 5000,
  code: 64,
  minutes: { min: 5, max: 720 },
  /** So many people see each other at once. */
  places: 6,
  /** How many minutes before its time a scheduled interview opens. */
  earlyMinutes: 10,
  /** How long a rejected seeker waits before asking again. */
  rejectedSeconds: 10,
  chat: 500,
  sdp: 40_000,
  candidate: 2000,
} as const;

/** The time that the form of a new interview proposes. */
export const INTERVIEW_TIME = { hour: 10, minute: 0 } as const;

export const interviewStateTexts = defineTexts('interviewStates', {
  AWAITING: { ko: '대기중', en: 'Awaiting', cn: '等待中' },
  PROGRESS: { ko: '진행중', en: 'In progress', cn: '进行中' },
  COMPLETE: { ko: '종료', en: 'Complete', cn: '已结束' },
});

export const entranceTypeTexts = defineTexts('entranceTypes', {
  ONE_WITH_URL: { ko: 'URL을 가진 누구나', en: 'Anyone with the URL', cn: '持链接者' },
  INTERVIEWEES: { ko: '지정된 면접 대상자만', en: 'Interviewees only', cn: '仅限面试对象' },
});

export const interviewScheduleTypeTexts = defineTexts('interviewScheduleTypes', {
  INSTANT: { ko: '즉시', en: 'Instant', cn: '即时' },
  ON_TIME: { ko: '예약', en: 'On time', cn: '预约' },
});
