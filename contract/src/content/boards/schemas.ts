import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { FileRef, freeLine, Id, line, markup, text } from '../../common/schemas.ts';
import { locales } from '../../common/text.ts';
import { publicationDraft, publicationPart } from '../../foundation/publishing/schemas.ts';
import { HashTagIds, hashTagsPart } from '../../foundation/hash-tags/schemas.ts';
import { boardBounds, boardReaders, boardWriters, POST_FILES_MAX } from './enums.ts';
import { boardTexts as m } from './texts.ts';

const moment = z.string().max(40);

const boardPart = {
  _id: z.string().max(bounds.id),
  /** The code of its board. */
  code: z.string().max(boardBounds.code),
  subject: z.string().max(bounds.contentSubject),
  isPinned: z.boolean(),
  /** The only language in which it is listed; null in all of them. */
  language: z.enum(locales).nullable(),
  hits: z.int(),
  hasFiles: z.boolean(),
  _thumb: z.string().max(bounds.id).nullable(),
  /** When it was first shown. */
  createdAt: moment,
};
const contentPart = {
  content: z.string().max(bounds.articleContent.markup),
  thumb: FileRef.nullable(),
  files: z.array(FileRef).max(POST_FILES_MAX),
  ...hashTagsPart,
};

/** A post in the list of its board. */
export const BoardRow = z.object(boardPart);
export type BoardRow = z.infer<typeof BoardRow>;

/** A post as its readers see it; `isOwn` where the caller wrote it. */
export const Board = z.object({
  ...boardPart,
  ...contentPart,
  /** The member who wrote it; null for an administrator's and where the writer was erased. */
  _user: z.string().max(bounds.id).nullable(),
  /** The masked name of the member who wrote it; null where `_user` is null. */
  writer: z.string().max(bounds.name).nullable(),
  allowsComments: z.boolean(),
  isOwn: z.boolean(),
});
export type Board = z.infer<typeof Board>;

const consolePart = {
  ...boardPart,
  ...publicationPart,
  /** The masked name of the member or the name of the administrator who wrote it; null once erased. */
  writer: z.string().max(bounds.name).nullable(),
  commentCount: z.int(),
  /** Reports of its comments that wait for a decision. */
  openReports: z.int(),
  version: z.int(),
  updatedAt: moment,
};
/** A post in the console's list. */
export const ConsoleBoardRow = z.object(consolePart);
export type ConsoleBoardRow = z.infer<typeof ConsoleBoardRow>;

/** A post in its editor. */
export const ConsoleBoard = z.object({ ...consolePart, ...contentPart });
export type ConsoleBoard = z.infer<typeof ConsoleBoard>;

const postDraft = {
  code: z
    .string({ error: m.codeRequired.key })
    .min(1, m.codeRequired.key)
    .max(boardBounds.code, m.codeUnknown.key),
  subject: line(bounds.contentSubject, m.subjectRequired.key),
  content: markup(bounds.articleContent.markup),
  _thumb: Id.nullable().optional(),
  files: z.array(Id).max(POST_FILES_MAX, m.tooManyFiles.key).optional(),
};
/**
 * A post as its writer sends it; it is shown at once. `_thumb` and `files` are own uploads or files of the
 * post.
 */
export const BoardDraft = z.object(postDraft);

/** A post as an administrator writes it. */
export const ConsoleBoardDraft = z.object({
  ...postDraft,
  isPinned: z.boolean().optional(),
  language: z.enum(locales).nullable().optional(),
  _hashTags: HashTagIds.optional(),
  ...publicationDraft,
});

/** A comment or, with `_parent`, a reply; a deleted one with replies has neither content nor writer. */
export const BoardComment = z.object({
  _id: z.string().max(bounds.id),
  /** The post that it is about. */
  _board: z.string().max(bounds.id),
  _parent: z.string().max(bounds.id).nullable(),
  content: z.string().max(boardBounds.comment),
  /** The masked name of its writer; null where it is deleted or the writer was erased. */
  writer: z.string().max(bounds.name).nullable(),
  /** The member who wrote it; null where `writer` is null, and for an administrator's. */
  _user: z.string().max(bounds.id).nullable(),
  isOwn: z.boolean(),
  isRemoved: z.boolean(),
  createdAt: moment,
  /** When its text was last changed. */
  editedAt: moment.nullable(),
});
export type BoardComment = z.infer<typeof BoardComment>;

/** Why a member reported a comment. */
export const CommentReport = z.object({
  _id: z.string().max(bounds.id),
  reason: z.string().max(bounds.reason),
  reporter: z.string().max(bounds.name).nullable(),
  createdAt: moment,
});
export type CommentReport = z.infer<typeof CommentReport>;

/** A comment in the console, with the reports that wait for a decision. */
export const ConsoleComment = BoardComment.omit({ isOwn: true }).extend({
  reports: z.array(CommentReport),
});
export type ConsoleComment = z.infer<typeof ConsoleComment>;

export const CommentDraft = z.object({
  content: text(boardBounds.comment, m.commentRequired.key),
  _parent: Id.nullable().optional(),
});

/** A changed text; an administrator who changes a member's may give the reason, which is recorded. */
export const CommentChange = CommentDraft.pick({ content: true })
  .partial()
  .extend({ reason: freeLine(bounds.reason).optional() });

const codeName = z.string().max(boardBounds.name);
/** A board as its readers know it. */
export const BoardCode = z.object({
  code: z.string().max(boardBounds.code),
  /** In the language of the caller. */
  name: codeName,
  allowsComments: z.boolean(),
  /** Whether the caller may write posts. */
  mayWrite: z.boolean(),
});
export type BoardCode = z.infer<typeof BoardCode>;

/** A board with its rights; `isPage` where its newest post is the text of a page. */
export const ConsoleBoardCode = z.object({
  _id: z.string().max(bounds.id),
  code: z.string().max(boardBounds.code),
  name: z.object({ ko: codeName, en: codeName, cn: codeName }),
  readers: z.enum(boardReaders),
  writers: z.enum(boardWriters),
  _levels: z.array(z.string().max(bounds.id)).max(boardBounds.levels),
  allowsComments: z.boolean(),
  isActive: z.boolean(),
  isPage: z.boolean(),
  version: z.int(),
});
export type ConsoleBoardCode = z.infer<typeof ConsoleBoardCode>;
