import { eq } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedQuestionTexts as m } from '@ieum/contract/content/questions/collected-texts.ts';
import { mapRows, rowsById, type Collection } from '#kit/data-collection.ts';
import { questions } from './tables.ts';

/** The member's questions with their answers; who answered is left out. */
export const questionsCollection: Collection = {
  sections: [
    {
      name: 'questions',
      title: m.title,
      tables: ['questions'],
      fields: {
        subject: c.subject,
        content: c.content,
        createdAt: c.createdAt,
        reply: c.reply,
        repliedAt: c.repliedAt,
        score: m.score,
        comment: m.comment,
      },
      rows: (work, { userId }) =>
        mapRows(rowsById(work, questions, eq(questions.userId, userId)), (row) => {
          const { category, subject, content, noticeBy, state, reply, repliedAt } = row;
          const { score, comment, createdAt, updatedAt } = row;
          const question = { category, subject, content, noticeBy, state, createdAt, updatedAt };
          return { ...question, reply, repliedAt, score, comment };
        }),
    },
  ],
  without: { question_quotas: 'Only how many questions were asked on the latest day.' },
};
