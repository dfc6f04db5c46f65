import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import {
  anyOf,
  FileRef,
  Flag,
  freeLine,
  Id,
  line,
  ListHeaders,
  listOf,
  listPart,
  markup,
  Nothing,
} from '../../common/schemas.ts';
import { publicationStates } from '../../foundation/publishing/enums.ts';
import { publicationDraft, publicationPart } from '../../foundation/publishing/schemas.ts';
import { NOTICE_FILES_MAX } from './enums.ts';
import { consoleNoticePaths, noticePaths } from './paths.ts';
import { noticeTexts as m } from './texts.ts';

const noticePart = {
  _id: z.string().max(bounds.id),
  subject: z.string().max(bounds.contentSubject),
  isPinned: z.boolean(),
  hits: z.int(),
  hasFiles: z.boolean(),
  /** When it was first shown. */
  createdAt: z.string().max(40),
};
const contentPart = {
  content: z.string().max(bounds.articleContent.markup),
  files: z.array(FileRef).max(NOTICE_FILES_MAX),
};
const Neighbour = z
  .object({ _id: z.string().max(bounds.id), subject: z.string().max(bounds.contentSubject) })
  .nullable();

/** A notice of the help centre in its list. */
export const NoticeRow = z.object(noticePart);
export type NoticeRow = z.infer<typeof NoticeRow>;

/** A notice as visitors read it, with the notices before and after it. */
export const Notice = z.object({ ...noticePart, ...contentPart, newer: Neighbour, older: Neighbour });
export type Notice = z.infer<typeof Notice>;

const consolePart = {
  ...noticePart,
  ...publicationPart,
  version: z.int(),
  updatedAt: z.string().max(40),
};
/** A notice in the console's list. */
export const ConsoleNoticeRow = z.object(consolePart);
export type ConsoleNoticeRow = z.infer<typeof ConsoleNoticeRow>;

/** A notice in its editor. */
export const ConsoleNotice = z.object({ ...consolePart, ...contentPart });
export type ConsoleNotice = z.infer<typeof ConsoleNotice>;

/** A notice as an editor writes it; `files` are ids of own uploads or of files that the notice has. */
export const NoticeDraft = z.object({
  subject: line(bounds.contentSubject, m.subjectRequired.key),
  content: markup(bounds.articleContent.markup).min(1, m.contentRequired.key),
  isPinned: z.boolean().optional(),
  files: z.array(Id).max(NOTICE_FILES_MAX, m.tooManyFiles.key).optional(),
  ...publicationDraft,
});

const params = z.object({ _notification: Id });
const response = z.object({ notification: ConsoleNotice });

export const notices = endpointsOf('notices', {
  /** Pinned ones first, then the newest. */
  list: endpoint({
    ...noticePaths.list,
    summary: 'List the notices',
    query: z.object({ ...listPart, searchValue: freeLine(100).optional() }),
    headers: ListHeaders,
    response: listOf('notifications', NoticeRow),
  }),
  /** With a session of `GET /api/session` it counts one view a day. */
  find: endpoint({
    ...noticePaths.find,
    summary: 'Read a notice',
    params,
    response: z.object({ notification: Notice }),
  }),
});

export const consoleNotices = endpointsOf('consoleNotices', {
  list: endpoint({
    ...consoleNoticePaths.list,
    summary: 'List the notices in every state',
    query: z.object({
      ...listPart,
      searchValue: freeLine(100).optional(),
      state: anyOf(publicationStates).optional(),
      pinned: Flag.optional(),
    }),
    headers: ListHeaders,
    response: listOf('notifications', ConsoleNoticeRow),
  }),
  find: endpoint({ ...consoleNoticePaths.find, summary: 'Read a notice for editing', params, response }),
  create: endpoint({
    ...consoleNoticePaths.create,
    summary: 'Create a notice',
    body: NoticeDraft,
    response,
  }),
  revise: endpoint({
    ...consoleNoticePaths.revise,
    summary: 'Change a notice',
    params,
    /** If `version` is sent and the notice has changed since, the answer is 409 with `current`. */
    body: NoticeDraft.partial().extend({ version: z.int().min(0).optional() }),
    response,
  }),
  remove: endpoint({ ...consoleNoticePaths.remove, summary: 'Delete a notice', params, response: Nothing }),
});
