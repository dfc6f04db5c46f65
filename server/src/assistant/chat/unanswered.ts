import { and, desc, eq, inArray } from 'drizzle-orm';
import { UNANSWERED_GROUPS, UNANSWERED_READ } from '@ieum/contract/assistant/chat/enums.ts';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { subjectNgrams } from '#kit/search/closest-texts.ts';
import { createRedactor, PLACEHOLDER } from './model/redact.ts';
import { chatMessages, chatRooms } from './tables.ts';

/** Questions that share at least this part of their pairs of characters ask the same. */
const MIN_ALIKE = 0.5;
const OTHERS = 3;

/** Questions that ask nearly the same, without personal data. */
export interface QuestionGroup {
  /** The latest of them. */
  question: string;
  /** Others in other words. */
  others: string[];
  count: number;
  lastAt: Date;
  ids: string[];
}

interface Grouped {
  ngrams: ReadonlySet<string>;
  group: QuestionGroup;
}

/** The latest questions to which nothing was found, grouped by likeness, the largest groups first. */
export async function listUnanswered(db: Db): Promise<QuestionGroup[]> {
  const rows = await db
    .select({
      id: chatMessages.id,
      content: chatMessages.content,
      createdAt: chatMessages.createdAt,
      name: users.name,
    })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .leftJoin(users, eq(users.id, chatRooms.userId))
    .where(eq(chatMessages.isUnanswered, true))
    .orderBy(desc(chatMessages.id))
    .limit(UNANSWERED_READ);
  const grouped: Grouped[] = [];
  for (const { id, content, createdAt, name } of rows) {
    const question = createRedactor(name === null ? [] : [name]).redact(content);
    const ngrams = new Set(subjectNgrams(question.replaceAll(PLACEHOLDER, ' ').replaceAll(/\d+/g, ' ')));
    const like = grouped.find((one) => likeness(one, { ngrams, question }) >= MIN_ALIKE);
    if (like) addTo(like.group, id, question);
    else
      grouped.push({
        ngrams,
        group: { question, others: [], count: 1, lastAt: createdAt, ids: [id] },
      });
  }
  return grouped
    .map(({ group }) => group)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, UNANSWERED_GROUPS);
}

function addTo(group: QuestionGroup, id: string, question: string): void {
  group.count += 1;
  group.ids.push(id);
  const isNew = question !== group.question && !group.others.includes(question);
  if (isNew && group.others.length < OTHERS) group.others.push(question);
}

/** The share of the pairs of two questions that both have; equal ones are alike also without any. */
function likeness(
  { ngrams, group }: Grouped,
  other: { ngrams: ReadonlySet<string>; question: string },
): number {
  if (group.question === other.question) return 1;
  const both = [...ngrams].filter((ngram) => other.ngrams.has(ngram)).length;
  const all = ngrams.size + other.ngrams.size - both;
  return all === 0 ? 0 : both / all;
}

/** Takes questions off the list; returns how many were on it. */
export async function dismissUnanswered(db: Db, ids: readonly string[]): Promise<number> {
  const dismissed = await db
    .update(chatMessages)
    .set({ isUnanswered: false })
    .where(and(inArray(chatMessages.id, [...ids]), eq(chatMessages.isUnanswered, true)))
    .returning({ id: chatMessages.id });
  return dismissed.length;
}
