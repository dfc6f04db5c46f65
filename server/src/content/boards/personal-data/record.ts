import { sql } from 'drizzle-orm';
import type { ReportState } from '@ieum/contract/content/boards/enums.ts';
import { boardRecordTexts as m } from '@ieum/contract/content/boards/record-texts.ts';
import { defineRecordSection, excerptOf } from '#kit/member-record.ts';
import { nameIn } from '../codes/wire.ts';
import { boards, commentReports, postComments, posts, type BoardRow } from '../tables.ts';

const linkTo = (postId: string) => `/console/boards/${postId}`;

type PostRow = Pick<BoardRow, 'nameKo' | 'nameEn' | 'nameCn'> & { subject: string };

const postsRecordSection = defineRecordSection<PostRow>({
  kind: 'posts',
  title: m.posts,
  right: 'content.read',
  rows: ({ userId }) => sql`
    select ${posts.id} as id, ${posts.createdAt} as at, ${posts.subject} as subject,
      ${boards.nameKo} as "nameKo", ${boards.nameEn} as "nameEn", ${boards.nameCn} as "nameCn"
    from ${posts} inner join ${boards} on ${boards.id} = ${posts.boardId} where ${posts.userId} = ${userId}`,
  present: ({ subject, ...board }, { id, locale }) => ({
    text: subject,
    detail: nameIn(board, locale),
    link: linkTo(id),
  }),
  targets: ({ userId }) => sql`select ${posts.id} from ${posts} where ${posts.userId} = ${userId}`,
});

interface CommentRow {
  postId: string;
  subject: string;
  content: string;
}

/** The member's comments. */
const commentsRecordSection = defineRecordSection<CommentRow>({
  kind: 'comments',
  title: m.comments,
  right: 'content.read',
  rows: ({ userId }) => sql`
    select ${postComments.id} as id, ${postComments.createdAt} as at, ${postComments.content} as content,
      ${posts.id} as "postId", ${posts.subject} as subject
    from ${postComments} inner join ${posts} on ${posts.id} = ${postComments.postId}
    where ${postComments.userId} = ${userId}`,
  present: ({ postId, subject, content }, { say }) => ({
    text: excerptOf(content) || say(m.removed),
    detail: subject,
    link: linkTo(postId),
  }),
  targets: ({ userId }) =>
    sql`select ${postComments.id} from ${postComments} where ${postComments.userId} = ${userId}`,
});

interface ReportRow {
  isSent: boolean;
  postId: string;
  reason: string;
  content: string;
  state: ReportState;
}

/** Comments that the member reported, and reports of the member's comments. */
const reportsRecordSection = defineRecordSection<ReportRow>({
  kind: 'comment-reports',
  title: m.reports,
  right: 'content.read',
  rows: ({ userId }) => sql`
    select ${commentReports.id} as id, ${commentReports.createdAt} as at, ${commentReports.reason} as reason,
      ${commentReports.state} as state, ${commentReports.postId} as "postId", ${postComments.content} as content,
      ${commentReports.userId} is not distinct from ${userId} as "isSent"
    from ${commentReports} inner join ${postComments} on ${postComments.id} = ${commentReports.commentId}
    where ${commentReports.id} in (
      select sent.id from ${commentReports} as sent where sent.user_id = ${userId}
      union select received.id from ${commentReports} as received
        inner join ${postComments} as own on own.id = received.comment_id where own.user_id = ${userId})`,
  present: ({ isSent, postId, reason, content, state }, { say }) => ({
    text: excerptOf(content) || say(m.removed),
    detail: [say(isSent ? m.sent : m.received), excerptOf(reason), say(m[state])].filter(Boolean).join(' · '),
    link: linkTo(postId),
  }),
});

export const boardsRecordSections = [postsRecordSection, commentsRecordSection, reportsRecordSection];
