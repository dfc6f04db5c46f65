import { eq } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedBoardTexts as m } from '@ieum/contract/content/boards/collected-texts.ts';
import { mapRows, rowsById, type Collection } from '#kit/data-collection.ts';
import { commentReports, postComments, posts } from '../tables.ts';

/** The posts and comments of the member, and the comments that they reported. */
export const boardsCollection: Collection = {
  sections: [
    {
      name: 'posts',
      title: m.posts,
      tables: ['posts'],
      fields: { subject: c.subject, content: c.content, createdAt: c.createdAt },
      rows: (work, { userId }) =>
        mapRows(rowsById(work, posts, eq(posts.userId, userId)), (row) => {
          const { subject, content, createdAt, updatedAt } = row;
          return { subject, content, createdAt, updatedAt };
        }),
    },
    {
      name: 'comments',
      title: m.comments,
      tables: ['post_comments'],
      fields: { content: c.content, createdAt: c.createdAt },
      rows: (work, { userId }) =>
        mapRows(rowsById(work, postComments, eq(postComments.userId, userId)), (row) => {
          const { content, createdAt, editedAt, removedAt } = row;
          return { content, createdAt, editedAt, removedAt };
        }),
    },
    {
      name: 'comment-reports',
      title: m.reports,
      tables: ['comment_reports'],
      fields: { reason: c.reason, createdAt: c.createdAt },
      rows: (work, { userId }) =>
        mapRows(rowsById(work, commentReports, eq(commentReports.userId, userId)), (row) => {
          const { reason, state, createdAt, settledAt } = row;
          return { reason, state, createdAt, settledAt };
        }),
    },
  ],
  without: {
    post_texts: 'The text of a post once more, for the search.',
    post_grams: 'The text of a post once more, for the search.',
    board_quotas: 'Only how much was written in the latest hour.',
  },
};
