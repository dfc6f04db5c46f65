import {
  POPULAR_DAYS,
  POPULAR_MIN,
  POPULAR_LENGTH,
  POPULAR_MAX,
  SEARCHED_WORDS_MAX,
} from '@ieum/contract/site/search/enums.ts';
import { and, countDistinct, desc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { auditActions, auditSubjects } from '@ieum/contract/site/search/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';
import type { AdministratorContext, Caller, Db } from '#kit/context.ts';
import { addDays, seoulDay } from '#kit/dates.ts';
import { createBufferedWriter } from '#kit/jobs/buffered-writer.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { isIssuedId, type Secrets } from '#platform/crypto.ts';
import { networkOf } from '#platform/limits/networks.ts';
import { createSessionBound } from '#platform/limits/session-bound.ts';
import { hiddenWords, searchedWords } from './tables.ts';

interface Deps {
  db: Db;
  secrets: Secrets;
  onError: (error: unknown) => void;
}

const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });

/** Numbers and addresses may be somebody's, so they are never shown to others. */
const MAY_BE_PERSONAL = /\d{4}|@|:\/\//;

/** The words as they are counted; undefined for what must not be shown to others. */
export function countedWords(typed: string): string | undefined {
  const words = typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  const isFit = words.length > 1 && words.length <= POPULAR_LENGTH && !MAY_BE_PERSONAL.test(words);
  return isFit ? words : undefined;
}

/**
 * Counts searches that found something, once per session, words and Seoul day, written once a second: only for
 * sessions that the server issued, and at most a fixed number for one network.
 */
export function createWordCounter({ db, secrets, onError }: Deps) {
  const writer = createBufferedWriter<typeof searchedWords.$inferInsert>(async (rows) => {
    await db.insert(searchedWords).values(rows).onConflictDoNothing();
  }, onError);
  const isWithinBound = createSessionBound();
  return {
    add: (typed: string, now: Date, { session, address }: Pick<Caller, 'session' | 'address'>): void => {
      const words = countedWords(typed);
      if (!words || session === undefined || !isIssuedId(secrets, session)) return;
      const day = seoulDay(now);
      if (isWithinBound([day, words, networkOf(address)].join(' '), session))
        writer.add({ day, words, session });
    },
    flush: writer.flush,
    stop: writer.stop,
  };
}
export type WordCounter = Pick<ReturnType<typeof createWordCounter>, 'add'>;

const sessions = countDistinct(searchedWords.session);
const countedSince = (now: Date): string => addDays(seoulDay(now), 1 - POPULAR_DAYS);

/** Words that several sessions searched for in the last days, most sessions first. */
const selectSearched = (db: Db, now: Date, condition?: SQL) =>
  db
    .select({
      words: searchedWords.words,
      sessions,
      isHidden: sql<boolean>`${hiddenWords.words} is not null`,
    })
    .from(searchedWords)
    .leftJoin(hiddenWords, eq(hiddenWords.words, searchedWords.words))
    .where(and(gte(searchedWords.day, countedSince(now)), condition))
    .groupBy(searchedWords.words, hiddenWords.words)
    .having(sql`${sessions} >= ${POPULAR_MIN}`)
    .orderBy(desc(sessions), searchedWords.words);

/** The popular words that visitors are shown. */
export async function listPopular(db: Db, now: Date): Promise<string[]> {
  const rows = await selectSearched(db, now, isNull(hiddenWords.words)).limit(POPULAR_MAX);
  return rows.map(({ words }) => words);
}

/** The popular words in the console: hidden ones, too. */
export const listSearched = (db: Db, now: Date) => selectSearched(db, now).limit(SEARCHED_WORDS_MAX);

/** Hides words from visitors or shows them again; recorded only where that changes something. */
export async function hideWords(
  ctx: AdministratorContext,
  { words, isHidden }: { words: string; isHidden: boolean },
): Promise<void> {
  const changed = isHidden
    ? await ctx.db.insert(hiddenWords).values({ words }).onConflictDoNothing().returning()
    : await ctx.db.delete(hiddenWords).where(eq(hiddenWords.words, words)).returning();
  if (changed.length === 0) return;
  const action = isHidden ? 'search.hideWords' : 'search.showWords';
  await recordAudit(ctx, { action, subjectType: 'searchedWords', subjectId: null, subjectName: words });
}

/** Deletes the days that are no longer counted. */
export const dropOldWords: Job = {
  name: 'drop-searched-words',
  cron: '25 4 * * *',
  transaction: 'write',
  run: async ({ db, now }) => {
    await db.delete(searchedWords).where(lt(searchedWords.day, countedSince(now)));
  },
};
