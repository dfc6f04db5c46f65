import { asc, eq } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedVoteTexts as m } from '@ieum/contract/content/faqs/collected-texts.ts';
import { rowsOf, type Collection } from '#kit/data-collection.ts';
import { faqs, faqVotes } from './tables.ts';

/** The member's votes on answers: one for each question at most. */
export const faqVotesCollection: Collection = {
  sections: [
    {
      name: 'votes',
      title: m.title,
      tables: ['faq_votes'],
      fields: { question: m.question, isHelpful: m.isHelpful, reason: c.reason, updatedAt: c.at },
      rows: ({ db }, { userId }) => {
        const { isHelpful, reason, createdAt, updatedAt } = faqVotes;
        return rowsOf(
          db
            .select({ question: faqs.question, isHelpful, reason, createdAt, updatedAt })
            .from(faqVotes)
            .innerJoin(faqs, eq(faqs.id, faqVotes.faqId))
            .where(eq(faqVotes.userId, userId))
            .orderBy(asc(createdAt)),
        );
      },
    },
  ],
};
