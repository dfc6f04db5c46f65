import { findPostPassages } from '#content/boards/public.ts';
import { findFaqPassages } from '#content/faqs/public.ts';
import { findNoticePassages } from '#content/notices/public.ts';
import type { Db } from '#kit/context.ts';
import type { Passage } from '#kit/search/closest-texts.ts';
import type { Question } from './question.ts';

/** An answer that was written for a question comes before a text that only mentions its subject. */
const ADVANTAGE = { faqs: 0.1, posts: 0, notices: 0 };

/** The texts of the site that are closest to a question and that its asker may read, the closest first. */
export async function findPassages(db: Db, { query, actor, locale, now }: Question): Promise<Passage[]> {
  const [faqs, posts, notices] = await Promise.all([
    findFaqPassages(db, query, now),
    findPostPassages(db, query, { actor, locale, now }),
    findNoticePassages(db, query, now),
  ]);
  const found = [
    ...faqs.map((passage) => ({ ...passage, score: passage.score + ADVANTAGE.faqs })),
    ...posts.map((passage) => ({ ...passage, score: passage.score + ADVANTAGE.posts })),
    ...notices.map((passage) => ({ ...passage, score: passage.score + ADVANTAGE.notices })),
  ];
  return found.toSorted((a, b) => b.score - a.score);
}
