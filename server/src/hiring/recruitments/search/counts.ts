import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { minuteOf } from '#kit/dates.ts';
import { COUNT_CAP } from '#kit/db/pagination.ts';
import { conditionsOf, containsUnsettled, isCandidate, isInState, shapeOf, valuesOf } from './conditions.ts';
import { shareOf } from '#kit/search/ngram-frequencies.ts';
import { findFrequencies } from './recruitment-frequencies.ts';
import type { Needle } from '#kit/search/ngrams.ts';
import type { Filter } from './list-query.ts';
import { recruitmentNgrams, recruitments } from '../tables.ts';
import { plainTransaction } from '#kit/transaction.ts';

export interface Count {
  count: number;
  isCapped?: true;
}

/** Counts of filters, cached for one second. */
export interface CountCache {
  count: (filter: Filter, now: Date) => Promise<Count>;
  /** To be called before the response of every change of a public list. */
  evict: () => void;
}

const REMEMBER_MS = 1000;
const MAX_REMEMBERED = 1000;

interface Statement {
  execute: (values: Record<string, unknown>) => Promise<{ n: number }[]>;
}

/** Counts up to the cap, and caches each result for one second. */
export function createCounts(db: Db): CountCache {
  const remembered = new Map<string, { answer: Promise<Count>; until: number }>();
  const statements = new Map<string, Statement>();

  function statementFor(filter: Filter): Statement {
    const shape = shapeOf(filter);
    const known = statements.get(shape) ?? prepare(db, filter);
    statements.set(shape, known);
    return known;
  }

  async function ask(filter: Filter, now: Date): Promise<Count> {
    const values = valuesOf(filter, now);
    const expected = filter.needle && (await expect(db, filter, filter.needle));
    if (expected?.isBeyondCap) return { count: COUNT_CAP, isCapped: true };
    const [row] = expected?.isMany
      ? await countMany(db, filter, values)
      : await statementFor(filter).execute(values);
    const n = row?.n ?? 0;
    return n > COUNT_CAP ? { count: COUNT_CAP, isCapped: true } : { count: n };
  }

  function count(filter: Filter, now: Date): Promise<Count> {
    const key = JSON.stringify({
      ...filter,
      endsFrom: filter.endsFrom && Math.floor(filter.endsFrom.getTime() / 1000),
      // A preview counts at another moment.
      minute: minuteOf(now),
    });
    const known = remembered.get(key);
    if (known && known.until > performance.now()) return known.answer;
    const answer = ask(filter, now);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(key, { answer, until: performance.now() + REMEMBER_MS });
    answer.catch(() => remembered.delete(key));
    return answer;
  }

  return { count, evict: () => remembered.clear() };
}

/** A search that is likely to match this share of the texts is common. */
const COMMON = 0.04;
/** So far beyond the cap that the statistics are certain enough, although they are a sample. */
const CERTAINLY = 2;

/**
 * The count of a search by the statistics; undefined for combined words and filters, where they are not
 * certain.
 */
async function expect(db: Db, filter: Filter, needle: Needle) {
  const frequencies = await findFrequencies(db);
  const share = shareOf(needle, frequencies);
  const isAlone = needle.words.length === 1 && conditionsOf(filter).length === 0;
  const matches = filter.state === 'ON_GOING' ? frequencies.texts * frequencies.ongoing * share : 0;
  return { isMany: share > COMMON, isBeyondCap: isAlone && matches > COUNT_CAP * CERTAINLY };
}

/**
 * Many texts match: the planner underestimates reading them all, because their n-grams are stored outside the
 * rows.
 */
const countMany = (db: Db, filter: Filter, values: Record<string, unknown>) =>
  plainTransaction(db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return prepare(tx, filter).execute(values);
  });

function prepare(db: Db, filter: Filter): Statement {
  const capped = (filter.needle ? searched(db, filter, filter.needle) : unsearched(db, filter))
    .limit(COUNT_CAP + 1)
    .as('capped');
  return db
    .select({ n: sql<number>`count(*)::int` })
    .from(capped)
    .prepare('');
}

const one = { one: sql`1`.as('one') };

const unsearched = (db: Db, filter: Filter) =>
  db
    .select(one)
    .from(recruitments)
    .where(and(isInState(), ...conditionsOf(filter)))
    .$dynamic();

/** The recruitments themselves are read only where the n-grams and the columns beside them are not enough. */
function searched(db: Db, filter: Filter, needle: Needle) {
  const others = [...conditionsOf(filter), ...containsUnsettled(needle)];
  const candidates = db.select(one).from(recruitmentNgrams).$dynamic();
  if (others.length === 0) return candidates.where(isCandidate());
  return candidates
    .innerJoin(recruitments, eq(recruitments.id, recruitmentNgrams.recruitmentId))
    .where(and(isCandidate(), ...others));
}
