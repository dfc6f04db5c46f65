import { z } from 'zod';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import {
  anyOf,
  FileRef,
  Flag,
  freeLine,
  Id,
  ListHeaders,
  listOf,
  listPart,
  Nothing,
  rowsOf,
} from '../../common/schemas.ts';
import { Removal, RemovalDraft } from '../../foundation/approvals/removals.ts';
import { publicationStates } from '../../foundation/publishing/enums.ts';
import { BoardCodeDraft } from './code-draft.ts';
import { boardBounds, THUMB_MAX_BYTES } from './enums.ts';
import { boardCodePaths, boardPaths, consoleBoardPaths } from './paths.ts';
import {
  Board,
  BoardCode,
  BoardDraft,
  BoardRow,
  ConsoleBoard,
  ConsoleBoardCode,
  ConsoleBoardDraft,
  ConsoleBoardRow,
  ConsoleComment,
} from './schemas.ts';

const params = z.object({ _board: Id });
const ofComment = params.extend({ _comment: Id });
const code = z.string().max(boardBounds.code).optional();
const searchValue = freeLine(100).optional();
/** If `version` is sent and the row has changed since, the answer is 409 with `current`. */
const version = z.int().min(0).optional();

const board = z.object({ board: Board });
const thumbFile = {
  params,
  form: z.object({}),
  file: { maxBytes: THUMB_MAX_BYTES },
  transaction: 'manual',
  response: z.object({ file: FileRef }),
} as const;

export const boards = endpointsOf('boards', {
  /** The posts of active boards that the caller may read: pinned ones first, then the newest; without `code` those of the pages are left out. */
  list: endpoint({
    ...boardPaths.list,
    summary: 'List the posts of a board',
    query: z.object({ ...listPart, code, searchValue }),
    headers: ListHeaders,
    response: listOf('boards', BoardRow),
  }),
  /** At most 100, without those of the pages. */
  listCodes: endpoint({
    ...boardPaths.listCodes,
    summary: 'List the boards that the caller may read',
    response: z.object({ boardCodes: rowsOf(BoardCode) }),
  }),
  /** With a session of `GET /api/session` it counts one view a day. */
  find: endpoint({ ...boardPaths.find, summary: 'Read a post', params, response: board }),
  create: endpoint({ ...boardPaths.create, summary: 'Write a post', body: BoardDraft, response: board }),
  revise: endpoint({
    ...boardPaths.revise,
    summary: 'Change a post',
    params,
    body: BoardDraft.omit({ code: true }).partial(),
    response: board,
  }),
  remove: endpoint({ ...boardPaths.remove, summary: 'Delete a post', params, response: Nothing }),
  readThumb: endpoint({
    ...boardPaths.readThumb,
    summary: 'Read the picture of a post',
    params,
    response: z.object({ file: FileRef.nullable() }),
  }),
  addThumb: endpoint({ ...boardPaths.addThumb, summary: 'Add the picture of a post', ...thumbFile }),
  replaceThumb: endpoint({
    ...boardPaths.replaceThumb,
    summary: 'Replace the picture of a post',
    ...thumbFile,
  }),
  removeThumb: endpoint({
    ...boardPaths.removeThumb,
    summary: 'Remove the picture of a post',
    params,
    response: Nothing,
  }),
});

const edited = z.object({ board: ConsoleBoard });

export const consoleBoards = endpointsOf('consoleBoards', {
  /** `reported=true` lists posts with comments whose reports wait for a decision. */
  list: endpoint({
    ...consoleBoardPaths.list,
    summary: 'List the posts in every state',
    query: z.object({
      ...listPart,
      searchValue,
      code,
      state: anyOf(publicationStates).optional(),
      reported: Flag.optional(),
    }),
    headers: ListHeaders,
    response: listOf('boards', ConsoleBoardRow),
  }),
  find: endpoint({ ...consoleBoardPaths.find, summary: 'Read a post for editing', params, response: edited }),
  create: endpoint({
    ...consoleBoardPaths.create,
    summary: 'Create a post',
    body: ConsoleBoardDraft,
    response: edited,
  }),
  revise: endpoint({
    ...consoleBoardPaths.revise,
    summary: 'Change a post of any writer',
    params,
    body: ConsoleBoardDraft.partial().extend({ version }),
    response: edited,
  }),
  remove: endpoint({
    ...consoleBoardPaths.remove,
    summary: 'Delete a post of any writer',
    params,
    response: Nothing,
  }),
  /**
   * More than a hundred need a reason, and are deleted only after a second administrator has approved it; at once
   * where there is none, which is recorded.
   */
  removeMany: endpoint({
    ...consoleBoardPaths.removeMany,
    summary: 'Delete several posts as an administrator',
    body: RemovalDraft,
    response: Removal,
  }),
  listComments: endpoint({
    ...consoleBoardPaths.listComments,
    summary: 'List the comments of a post with their reports',
    params,
    query: z.object({ ...listPart, reported: Flag.optional() }),
    response: listOf('comments', ConsoleComment),
  }),
  removeComment: endpoint({
    ...consoleBoardPaths.removeComment,
    summary: 'Delete a comment of any writer',
    params: ofComment,
    response: Nothing,
  }),
  dismissReports: endpoint({
    ...consoleBoardPaths.dismissReports,
    summary: 'Dismiss the reports of a comment',
    params: ofComment,
    response: Nothing,
  }),
});

const boardCode = z.object({ boardCode: ConsoleBoardCode });
const ofCode = z.object({ _code: Id });

export const boardCodes = endpointsOf('boardCodes', {
  /** By their codes. */
  list: endpoint({
    ...boardCodePaths.list,
    summary: 'List the boards',
    query: z.object(listPart),
    response: listOf('boardCodes', ConsoleBoardCode),
  }),
  create: endpoint({
    ...boardCodePaths.create,
    summary: 'Create a board',
    body: BoardCodeDraft,
    response: boardCode,
  }),
  revise: endpoint({
    ...boardCodePaths.revise,
    summary: 'Change a board and its rights',
    params: ofCode,
    body: BoardCodeDraft.partial().extend({ version }),
    response: boardCode,
  }),
  /** 409 while it has posts. */
  remove: endpoint({
    ...boardCodePaths.remove,
    summary: 'Delete a board without posts',
    params: ofCode,
    response: Nothing,
  }),
});
