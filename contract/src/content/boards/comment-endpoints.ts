import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { Id, line, ListHeaders, listOf, listPart, Nothing } from '../../common/schemas.ts';
import { boardCommentPaths as paths } from './paths.ts';
import { BoardComment, CommentChange, CommentDraft } from './schemas.ts';
import { boardTexts as m } from './texts.ts';

const params = z.object({ _board: Id });
const ofComment = params.extend({ _comment: Id });
const response = z.object({ comment: BoardComment });

export const boardComments = endpointsOf('boardComments', {
  /** The oldest first, each followed by its replies. */
  list: endpoint({
    ...paths.list,
    summary: 'List the comments of a post',
    params,
    query: z.object(listPart),
    headers: ListHeaders,
    response: listOf('comments', BoardComment),
  }),
  find: endpoint({ ...paths.find, summary: 'Read a comment', params: ofComment, response }),
  /** A reply to a reply belongs to the same comment. */
  create: endpoint({ ...paths.create, summary: 'Write a comment', params, body: CommentDraft, response }),
  revise: endpoint({
    ...paths.revise,
    summary: 'Change a comment',
    params: ofComment,
    body: CommentChange,
    response,
  }),
  remove: endpoint({ ...paths.remove, summary: 'Delete a comment', params: ofComment, response: Nothing }),
  /** A second report of the same member changes nothing. */
  report: endpoint({
    ...paths.report,
    summary: 'Report a comment',
    params: ofComment,
    body: z.object({ reason: line(bounds.reason, m.reasonRequired.key) }),
    response: Nothing,
  }),
});
