import { z } from 'zod';
import { ApplicationStage, ApplicationStatus } from '../applications/enums.ts';
import { bookmarkPaths } from './paths.ts';
import { freeText, Id, ListHeaders, listOf, listPart, Nothing } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { BookmarkType } from './enums.ts';
import { Ids, requireTarget, targetIds, targetWire } from './like-endpoints.ts';
import { commonTexts as common } from '../../common/texts.ts';

// A bookmark is stored in the same row as a like of the same target, with a memo beside it.

/** A bookmark with its target; a target that its owner may no longer see is null. */
export const Bookmark = z.object({
  _id: Id,
  type: z.enum(BookmarkType),
  ...targetWire,
  /** A person who applied to the company; for USER_PERSON and BLACKLISTED. */
  person: z.object({ _id: Id, name: z.string().max(100) }).nullable(),
  /** The starred applicant. */
  application: z
    .object({
      _id: Id,
      _recruitment: Id,
      name: z.string().max(100),
      subject: z.string().max(200),
      status: z.enum(ApplicationStatus),
      stage: z.enum(ApplicationStage).nullable(),
    })
    .nullable(),
  memo: z.string().max(2000),
  createdAt: z.string().max(40),
});
export type Bookmark = z.infer<typeof Bookmark>;

const memo = freeText(2000).optional();
const type = z.enum(BookmarkType, common.unknownValue.key);

/**
 * The target of a bookmark; only companies may bookmark people and applications, and only those that applied to
 * them.
 */
const BookmarkDraft = z.object({ type, ...targetIds, memo }).superRefine(requireTarget);

/** Another target with its type, another memo, or both. */
const BookmarkChange = z
  .object({ type: type.optional(), ...targetIds, memo })
  .superRefine(({ type: named, ...rest }, check) => {
    if (named !== undefined) requireTarget({ type: named, ...rest }, check);
  });

const ById = z.object({ _bookmark: Id });
const One = z.object({ bookmark: Bookmark });

export const bookmarks = endpointsOf('bookmarks', {
  list: endpoint({
    ...bookmarkPaths.list,
    summary: "List the caller's bookmarks",
    query: z.strictObject({
      type: type.optional(),
      /** Only bookmarks of these targets, `id,id`. */
      _recruitment: Ids.optional(),
      _company: Ids.optional(),
      _person: Ids.optional(),
      _application: Ids.optional(),
      ...listPart,
    }),
    headers: ListHeaders,
    response: listOf('bookmarks', Bookmark),
  }),
  /** Bookmarking again returns the same bookmark, with the new memo if one was sent. */
  add: endpoint({ ...bookmarkPaths.add, summary: 'Add a bookmark', body: BookmarkDraft, response: One }),
  read: endpoint({ ...bookmarkPaths.read, summary: 'Read one bookmark', params: ById, response: One }),
  revise: endpoint({
    ...bookmarkPaths.revise,
    summary: 'Change a bookmark and its memo',
    params: ById,
    body: BookmarkChange,
    response: One,
  }),
  /** Removing a missing bookmark is not an error. */
  remove: endpoint({
    ...bookmarkPaths.remove,
    summary: 'Remove a bookmark',
    params: ById,
    response: Nothing,
  }),
});
