import { findPolicyPassages } from '#account/terms/public.ts';
import { findPostPassages } from '#content/boards/public.ts';
import { findFaqPassages } from '#content/faqs/public.ts';
import { findNoticePassages } from '#content/notices/public.ts';
import { findLecturePassages } from '#live/lectures/public.ts';
import type { Db } from '#kit/context.ts';
import type { Passage } from '#kit/search/closest-texts.ts';
import type { Question } from './question.ts';

/** An answer that was written for a question comes before a text that only mentions its subject. */
const ADVANTAGE = 0.1;

/** The texts of the site that are closest to a question and that its asker may read, the closest first. */
export async function findPassages(db: Db, { query, actor, locale, now }: Question): Promise<Passage[]> {
  const [faqs, posts, notices, policies, lectures] = await Promise.all([
    findFaqPassages(db, query, now),
    findPostPassages(db, query, { actor, locale, now }),
    findNoticePassages(db, query, now),
    findPolicyPassages(db, query),
    findLecturePassages(db, query),
  ]);
  const placed = [
    ...faqs.map((passage) => ({ passage, place: passage.score + ADVANTAGE })),
    ...[...posts, ...notices, ...policies, ...lectures].map((passage) => ({ passage, place: passage.score })),
  ];
  return placed.toSorted((a, b) => b.place - a.place).map(({ passage }) => passage);
}
