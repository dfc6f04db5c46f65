import { findPolicyPassages } from '#account/terms/public.ts';
import { findPostPassages } from '#content/boards/public.ts';
import { findFaqPassages } from '#content/faqs/public.ts';
import { findNoticePassages } from '#content/notices/public.ts';
import { findLecturePassages } from '#live/lectures/public.ts';
import type { Db } from '#kit/context.ts';
import { coverage, type Passage } from '#kit/search/closest-texts.ts';
import { preferenceOf } from './audience.ts';
import type { Question } from './question.ts';

/** An answer that was written for a question comes before a text that only mentions its subject. */
const ADVANTAGE = 0.1;

/** Subjects of questions that lectures and policies may answer; their words also occur elsewhere. */
const LECTURES = /강의|강좌|특강|교육|배우|배울|수강|lecture|course|class|讲座|课程|学习/i;
const POLICIES =
  /약관|개인\s*정보|처리\s*방침|보관|보유|동의|terms|privacy|personal (data|information)|条款|隐私|个人信息/i;

/** A text of the site, how close it is to a question, and how many of the question's words it has. */
export interface ClosePassage extends Passage {
  covered: number;
}

/** The texts of the site that are closest to a question and that its asker may read, the closest first. */
export async function findPassages(db: Db, { query, actor, locale, now }: Question): Promise<ClosePassage[]> {
  const [faqs, posts, notices, policies, lectures] = await Promise.all([
    findFaqPassages(db, query, now),
    findPostPassages(db, query, { actor, locale, now }),
    findNoticePassages(db, query, now),
    findPolicyPassages(db, query),
    findLecturePassages(db, query),
  ]);
  const others = [...posts, ...notices, ...(LECTURES.test(query) ? lectures : [])];
  const placed = [
    ...faqs.map((passage) =>
      place(passage, closeness(query, passage), ADVANTAGE + preferenceOf(passage.text, actor)),
    ),
    ...others.map((passage) => place(passage, closeness(query, passage))),
    ...(POLICIES.test(query) ? policies.map((passage) => placePolicy(query, passage)) : []),
  ];
  // Of two texts that are equally close, the one whose title asks nothing else comes first.
  const extent = ({ passage }: RankedPassage) => coverage(passage.title, query);
  return placed.toSorted((a, b) => b.at - a.at || extent(b) - extent(a)).map(({ passage }) => passage);
}

interface RankedPassage {
  passage: ClosePassage;
  at: number;
}

const place = (passage: Passage, score: number, advantage = 0): RankedPassage => ({
  passage: { ...passage, score, covered: passage.score },
  at: score + advantage,
});

/** The title of a policy says little of its parts: it decides only between two of them. */
const placePolicy = (query: string, passage: Passage) =>
  place(passage, passage.score, (closeness(query, passage) - passage.score) / 2);

/**
 * How close a text is to a question: its words alone may be there by chance, so half of it is whether its title
 * is about the same.
 */
const closeness = (query: string, { title, score }: Passage): number => (score + coverage(query, title)) / 2;
