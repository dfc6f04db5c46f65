import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { COUNT_CAP } from '#kit/listing.ts';
import { conditionsOf, shapeOf, valuesOf } from './conditions.ts';
import { isCommon } from './frequencies.ts';
import type { Filter } from './list-query.ts';
import { recruitments, recruitmentTexts } from './tables.ts';

export interface Count {
  count: number;
  isCapped?: true;
}

/** Counts of filters; the same question within a second is answered from here. */
export interface CountCache {
  count: (filter: Filter, now: Date) => Promise<Count>;
  /** To be called before the answer of whatever changes a public list. */
  forget: () => void;
}

const REMEMBER_MS = 1000;
const REMEMBERED = 1000;

interface Statement {
  execute: (values: Record<string, unknown>) => Promise<{ n: number }[]>;
}

/** Counts up to the cap, and remembers each answer for one second. */
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
    const isMany = filter.needle !== undefined && (await isCommon(db, filter.needle));
    const [row] = isMany ? await countMany(db, filter, values) : await statementFor(filter).execute(values);
    const n = row?.n ?? 0;
    return n > COUNT_CAP ? { count: COUNT_CAP, isCapped: true } : { count: n };
  }

  function count(filter: Filter, now: Date): Promise<Count> {
    const key = JSON.stringify({
      ...filter,
      endsFrom: filter.endsFrom && Math.floor(filter.endsFrom.getTime() / 1000),
    });
    const known = remembered.get(key);
    if (known && known.until > performance.now()) return known.answer;
    const answer = ask(filter, now);
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(key, { answer, until: performance.now() + REMEMBER_MS });
    answer.catch(() => remembered.delete(key));
    return answer;
  }

  return { count, forget: () => remembered.clear() };
}

/** Many texts match: the planner thinks reading them all is cheap, but their grams lie outside the rows. */
const countMany = (db: Db, filter: Filter, values: Record<string, unknown>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return prepare(tx, filter).execute(values);
  });

function prepare(db: Db, filter: Filter): Statement {
  const one = db
    .select({ one: sql`1`.as('one') })
    .from(recruitments)
    .$dynamic();
  const found = filter.needle
    ? one.innerJoin(recruitmentTexts, eq(recruitmentTexts.recruitmentId, recruitments.id))
    : one;
  const capped = found
    .where(and(...conditionsOf(filter)))
    .limit(COUNT_CAP + 1)
    .as('capped');
  return db
    .select({ n: sql<number>`count(*)::int` })
    .from(capped)
    .prepare('');
}
