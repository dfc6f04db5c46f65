import { defineTexts } from '../../common/text.ts';

/** Where the video of a lecture is played from. */
export const videoProviders = ['UTUBE', 'VIMEO'] as const;
export type VideoProvider = (typeof videoProviders)[number];

export const videoProviderTexts = defineTexts('videoProviders', {
  UTUBE: { ko: '유튜브', en: 'YouTube', cn: 'YouTube' },
  VIMEO: { ko: '비메오', en: 'Vimeo', cn: 'Vimeo' },
});

/** A message of a member, or a notice of the service. */
export const lectureNoticeKinds = ['JOINED', 'CAME', 'LEFT'] as const;
export type LectureNoticeKind = (typeof lectureNoticeKinds)[number];

export const lectureMessageTypes = ['chat', 'noti'] as const;
export type LectureMessageType = (typeof lectureMessageTypes)[number];

export const lectureBounds = {
  code: 20,
  shortestCode: 4,
  links: 10,
  linkName: 100,
  files: 10,
  fileBytes: 50 * 1024 * 1024,
  minutes: 12 * 60,
  message: 500,
  answer: 1000,
  /** Lectures of one company. */
  ofCompany: 500,
  categories: 200,
  categoryDepth: 3,
  categoryName: 50,
  categoryCode: 40,
  /** The position of a category among the others. */
  index: 10_000,
  /** Muted members of one lecture. */
  mutes: 200,
} as const;

/** The cards on a page of the public list. */
export const LECTURES_PAGE = 12;
/** The latest messages that somebody receives who joins. */
export const LECTURE_MESSAGES_SHOWN = 100;
/** The most messages that a returning reader receives at once. */
export const LECTURE_MESSAGES_MISSED = 500;
/** The names in the list of watchers. */
export const LECTURE_WATCHERS_SHOWN = 100;
/** A member may send this many messages within this many seconds. */
export const LECTURE_CHAT_RATE = { max: 5, perSeconds: 5 } as const;
/** The seconds that a member waits between two messages in slow mode; 0 is without it. */
export const slowSeconds = [0, 5, 10, 30, 60] as const;
/** How long an attendance code can be entered. */
export const ATTENDANCE_CODE_SECONDS = 180;
/** How many codes are shown during one lecture, one after the other. */
export const ATTENDANCE_CODES = 2;
