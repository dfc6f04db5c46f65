import { mayUse } from '@ieum/contract/common/rights.ts';
import type { Actor } from '#kit/context.ts';
import type { BoardRow, CommentRow, PostRow } from './tables.ts';

/** Administrators write only with the right to content. */
const edits = (actor: Actor): boolean => actor.isConsole && mayUse(actor.role, 'content.write');

/** Every administrator with the right may change posts, comments and boards. */
export const editsBoards = (actor: Actor): boolean => edits(actor);

/** A board, and whether the caller may write posts on it. */
export interface Writable {
  board: BoardRow;
  isWriter: boolean;
}

/** Writers of a board write posts. */
export const writesPosts = (actor: Actor, { isWriter }: Writable): boolean =>
  actor.isConsole ? edits(actor) : isWriter;

/** A post is changed by its writer, as long as the board lets them write, and by administrators. */
export const changesPost = (actor: Actor, { post, isWriter }: Writable & { post: PostRow }): boolean =>
  edits(actor) || (!actor.isConsole && isWriter && post.userId === actor.userId);

/** Members who may read a post comment on it, and administrators with the right. */
export const comments = (actor: Actor): boolean => !actor.isConsole || edits(actor);

const ownsComment = (actor: Actor, { comment }: { comment: CommentRow }): boolean =>
  comment.userId === actor.userId;

/** A comment is changed and deleted by its writer and by administrators. */
export const changesComment = (actor: Actor, subject: { comment: CommentRow }): boolean =>
  ownsComment(actor, subject) || edits(actor);
