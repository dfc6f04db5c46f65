import type { BoardComment, CommentReport, ConsoleComment } from '@ieum/contract/content/boards/schemas.ts';
import { toIso } from '#kit/dates.ts';
import type { Actor } from '#kit/context.ts';
import { memberOf, presentWriter } from '../wire.ts';
import type { OpenReport, WrittenComment } from './queries.ts';

const presentShared = ({ comment, writer }: WrittenComment) => ({
  _id: comment.id,
  _board: comment.postId,
  _parent: comment.threadId === comment.id ? null : comment.threadId,
  content: comment.content,
  writer: comment.removedAt ? null : presentWriter(writer),
  _user: comment.removedAt ? null : memberOf(comment.userId, writer),
  isRemoved: comment.removedAt !== null,
  createdAt: comment.createdAt.toISOString(),
  editedAt: toIso(comment.editedAt),
});

/** Comment → what readers see. */
export const presentComment = (written: WrittenComment, actor: Actor | undefined): BoardComment => ({
  ...presentShared(written),
  isOwn: actor !== undefined && !written.comment.removedAt && written.comment.userId === actor.userId,
});

const presentReport = ({ report, reporter }: OpenReport): CommentReport => ({
  _id: report.id,
  reason: report.reason,
  reporter: presentWriter(reporter),
  createdAt: report.createdAt.toISOString(),
});

/** Comment → the console, with its open reports. */
export const presentConsoleComment = (
  written: WrittenComment,
  reports: readonly OpenReport[],
): ConsoleComment => ({
  ...presentShared(written),
  reports: reports.filter(({ report }) => report.commentId === written.comment.id).map(presentReport),
});
