import { and, eq, inArray } from 'drizzle-orm';
import { companies } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { seoulMinute } from '#kit/dates.ts';
import { findClosest, type Passage } from '#kit/search/closest-texts.ts';
import { isListed } from '../queries.ts';
import { lectures, searchedLectures } from '../tables.ts';

const MAX_PASSAGES = 5;

/** The public lectures that are closest to a reader's question, each as its title, company and time. */
export async function findLecturePassages(db: Db, question: string): Promise<Passage[]> {
  const closest = await findClosest(db, searchedLectures, { question, limit: MAX_PASSAGES });
  if (closest.length === 0) return [];
  const scores = new Map(closest.map(({ rowId, score }) => [rowId, score]));
  const rows = await db
    .select({
      id: lectures.id,
      subject: lectures.subject,
      company: companies.name,
      startsAt: lectures.startsAt,
    })
    .from(lectures)
    .innerJoin(companies, eq(companies.id, lectures.companyId))
    .where(and(inArray(lectures.id, [...scores.keys()]), isListed));
  return rows.map(({ id, subject, company, startsAt }) => ({
    title: subject,
    text: [`${subject} (${company})`, ...(startsAt ? [seoulMinute(startsAt)] : [])].join(', '),
    link: `/lectures/${id}`,
    score: scores.get(id) ?? 0,
  }));
}
