import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { FileRef, freeLine, Id, Instant, line, markup } from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { isWebLink } from '../../common/web-link.ts';
import { HashTagIds, hashTagsPart } from '../../foundation/hash-tags/schemas.ts';
import { CompanyRef } from '../../hiring/recruitments/schemas.ts';
import { normalizeCode } from '../codes/code.ts';
import { lectureBounds, lectureMessageTypes, slowSeconds, videoProviders } from './enums.ts';
import { lectureTexts as m } from './texts.ts';
import { videoOf } from './video.ts';

const RowId = z.string().max(bounds.id);
const moment = z.string().max(40);

/** A category of lectures; `parents` are the ids of those above it, the top one first. */
export const LectureCategory = z.object({
  _id: RowId,
  parent: RowId.nullable(),
  parents: z.array(RowId).max(lectureBounds.categoryDepth),
  code: z.string().max(lectureBounds.categoryCode),
  name: z.string().max(lectureBounds.categoryName),
  depth: z.int(),
  index: z.int(),
  /** Whether and where it is on the first page of the lectures. */
  main: z.object({ isActive: z.boolean(), index: z.int() }),
});
export type LectureCategory = z.infer<typeof LectureCategory>;

const cardPart = {
  _id: RowId,
  _company: RowId,
  company: CompanyRef,
  /** The id of its category. */
  category: RowId.nullable(),
  categoryName: z.string().max(lectureBounds.categoryName).nullable(),
  thumb: FileRef.nullable(),
  subject: z.string().max(bounds.contentSubject),
  hasCode: z.boolean(),
  linkCount: z.int(),
  fileCount: z.int(),
  isActive: z.boolean(),
  isPublic: z.boolean(),
  isStream: z.boolean(),
  isMiceNow: z.boolean(),
  startsAt: moment.nullable(),
  minutes: z.int(),
  hits: z.int(),
  createdAt: moment,
};

/** A lecture in lists. */
export const LectureCard = z.object(cardPart);
export type LectureCard = z.infer<typeof LectureCard>;

const linkPart = {
  name: z.string().max(lectureBounds.linkName),
  href: z.string().max(bounds.link),
  isDownload: z.boolean(),
};
const wholePart = {
  ...cardPart,
  content: z.string().max(bounds.articleContent.markup),
  /** The link is null until the caller has access. */
  video: z.object({ type: z.enum(videoProviders), link: z.string().max(bounds.link).nullable() }),
  links: z.array(z.object(linkPart)).max(lectureBounds.links),
  files: z.array(FileRef).max(lectureBounds.files),
  ...hashTagsPart,
};

/** A lecture as viewers see it; link, links and files are withheld from those without access. */
export const Lecture = z.object({
  ...wholePart,
  /** How many lectures and open recruitments of its company visitors find. */
  companyCounts: z.object({ lectures: z.int(), recruitments: z.int() }),
  code: z.object({ isOn: z.boolean() }),
});
export type Lecture = z.infer<typeof Lecture>;

/** A lecture with its code, for its company and administrators. */
export const OwnLecture = z.object({
  ...wholePart,
  code: z.object({ isOn: z.boolean(), text: z.string().max(lectureBounds.code).nullable() }),
  version: z.int(),
  updatedAt: moment,
});
export type OwnLecture = z.infer<typeof OwnLecture>;

const Video = z
  .object({ type: z.enum(videoProviders, c.unknownValue.key).default('UTUBE'), link: freeLine(bounds.link) })
  .refine(({ type, link }) => link === '' || videoOf(type, link) !== undefined, {
    error: m.videoUnknown.key,
    path: ['link'],
  });

const LinkDraft = z.object({
  name: line(lectureBounds.linkName, m.linkNameRequired.key),
  href: line(bounds.link, m.linkInvalid.key).refine(isWebLink, m.linkInvalid.key),
  isDownload: z.boolean().default(false),
});

const Code = z
  .object({ isOn: z.boolean().default(false), text: freeLine(lectureBounds.code).default('') })
  .refine(({ isOn, text }) => !isOn || normalizeCode(text).length >= lectureBounds.shortestCode, {
    error: m.codeRequired.key,
    path: ['text'],
  });

const Minutes = z.int(c.notWhole.key).min(5, c.tooSmall.key).max(lectureBounds.minutes, c.amountTooLarge.key);

/** A lecture as a company writes it; a missing field stays as it is, or gets its default. */
export const LectureDraft = z.object({
  subject: line(bounds.contentSubject, m.subjectRequired.key),
  category: Id.nullable().optional(),
  content: markup(bounds.articleContent.markup).optional(),
  video: Video.optional(),
  links: z.array(LinkDraft).max(lectureBounds.links, m.tooManyLinks.key).optional(),
  code: Code.optional(),
  isActive: z.boolean().optional(),
  isPublic: z.boolean().optional(),
  /** Whether it is live: its chat is open. */
  isStream: z.boolean().optional(),
  isMiceNow: z.boolean().optional(),
  startsAt: Instant.nullable().optional(),
  minutes: Minutes.optional(),
  _hashTags: HashTagIds.optional(),
});

const Position = z.int(c.notWhole.key).min(0, c.tooSmall.key).max(lectureBounds.index);
const Main = z.object({ isActive: z.boolean(), index: Position });

/** A category as an administrator writes it; its depth follows from its parent. */
export const LectureCategoryDraft = z.object({
  parent: Id.nullable().optional(),
  code: line(lectureBounds.categoryCode, m.categoryCodeRequired.key).regex(
    /^[a-z0-9-]+$/,
    m.categoryCodeInvalid.key,
  ),
  name: line(lectureBounds.categoryName, m.categoryNameRequired.key),
  index: Position.optional(),
  main: Main.optional(),
});

/** The main places of several categories at once. */
export const LectureMainDraft = z.object({
  categories: z.array(z.object({ _id: Id, main: Main })).max(lectureBounds.categories),
});

/** A message of the chat; a deleted one has no text. */
export const LectureMessage = z.object({
  _id: RowId,
  /** Counts the messages of the lecture from 1 without gaps. */
  number: z.int(),
  type: z.enum(lectureMessageTypes),
  message: z.string().max(lectureBounds.message),
  createdAt: moment,
  /** The sender as others see it; null where the account was erased. */
  name: z.string().max(bounds.name).nullable(),
  _user: RowId.nullable(),
  /** Sent by the lecture's company. */
  isCompany: z.boolean(),
  /** Sent by an administrator, whom pages name in the reader's language. */
  isAdministrator: z.boolean(),
  isQuestion: z.boolean(),
  isRemoved: z.boolean(),
});
export type LectureMessage = z.infer<typeof LectureMessage>;

const questionPart = {
  _id: RowId,
  number: z.int(),
  message: z.string().max(lectureBounds.message),
  createdAt: moment,
};

/** An answered question on the page of a lecture that has ended; its asker by a masked name. */
export const LectureAnswer = z.object({
  ...questionPart,
  /** Null where the account was erased. */
  name: z.string().max(bounds.name).nullable(),
  answer: z.string().max(lectureBounds.answer),
  answeredAt: moment,
  /** Whether an administrator answered instead of the lecture's company. */
  isAdministrator: z.boolean(),
});
export type LectureAnswer = z.infer<typeof LectureAnswer>;

/** A question of the chat as those see it who answer. */
export const LectureQuestion = z.object({
  ...questionPart,
  name: z.string().max(bounds.name).nullable(),
  answer: z.string().max(lectureBounds.answer).nullable(),
  answeredAt: moment.nullable(),
  /** Whether an answer notifies the asker: only the first one does, and nobody is notified of their own. */
  isNotified: z.boolean(),
});
export type LectureQuestion = z.infer<typeof LectureQuestion>;

/** A code that was shown during a lecture, as those see it who show it. */
export const AttendanceCode = z.object({
  /** The first or the second one. */
  number: z.int(),
  code: z.string().max(lectureBounds.code),
  shownAt: moment,
  /** Until when it can be entered. */
  until: moment,
  /** How many members entered it. */
  entered: z.int(),
});
export type AttendanceCode = z.infer<typeof AttendanceCode>;

/** Which code can be entered now, without the code. */
export const AttendanceCall = z.object({ number: z.int(), secondsLeft: z.int() });
export type AttendanceCall = z.infer<typeof AttendanceCall>;

/** The rules of the chat of a lecture at this moment. */
export const LectureChat = z.object({
  /** Whether messages can be sent. */
  isOpen: z.boolean(),
  slowSeconds: z.union(slowSeconds.map((seconds) => z.literal(seconds))),
  pinned: LectureMessage.nullable(),
  /** The attendance code that can be entered; null when none is shown. */
  attendance: AttendanceCall.nullable(),
});
export type LectureChat = z.infer<typeof LectureChat>;

/** Somebody who watches, with a masked name. */
export const LectureWatcher = z.object({ _id: RowId, name: z.string().max(bounds.name) });
export type LectureWatcher = z.infer<typeof LectureWatcher>;

/** A member who may not send messages in one lecture. */
export const LectureMute = z.object({
  _user: RowId,
  name: z.string().max(bounds.name),
  createdAt: moment,
});
export type LectureMute = z.infer<typeof LectureMute>;
