import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { minuteOf } from '#kit/dates.ts';
import {
  conditionsOf,
  containsUnsettled,
  isCandidate,
  isInState,
  isOpenNow,
  valuesOf,
} from './conditions.ts';
import type { Filter } from './list-query.ts';
import { recruitmentNgrams, recruitments } from '../tables.ts';
import { plainTransaction } from '#kit/transaction.ts';

/** The filters whose values are counted, with the prefixes of their tokens (facets.ts). */
const counted = {
  types: 'type',
  region: 'region',
  career: 'career',
  education: 'education',
  wage: 'wage',
  abroad: 'abroad',
  open: 'open',
} as const;
type Name = keyof typeof counted;

export type Choices = Record<Name, Record<string, number>>;

const REMEMBER_MS = 5000;
const MAX_REMEMBERED = 200;

const nameOf = new Map<string, Name>(Object.entries(counted).map(([name, kind]) => [kind, name as Name]));
const kindOf = (token: string) => token.slice(0, token.indexOf(':'));

/** `type:REGULAR` under `types`, and so on; years are filtered by a range and have no counts. */
function grouped(rows: readonly { token: string; n: number }[]): Choices {
  const choices: Choices = {
    types: {},
    region: {},
    career: {},
    education: {},
    wage: {},
    abroad: {},
    open: {},
  };
  for (const { token, n } of rows) {
    const kind = kindOf(token);
    const name = nameOf.get(kind);
    if (name) choices[name][token.slice(kind.length + 1)] = n;
  }
  return choices;
}

/** Counts the values of all filters at once; the result is cached for five seconds. */
export function createChoices() {
  const remembered = new Map<string, { answer: Promise<Choices>; until: number }>();

  return function countChoices(db: Db, filter: Filter, now: Date): Promise<Choices> {
    // A preview counts at another moment.
    const key = JSON.stringify([filter, minuteOf(now)]);
    const known = remembered.get(key);
    if (known && known.until > performance.now()) return known.answer;
    const answer = filter.needle ? readSearched(db, filter, now) : readChoices(db, filter, now);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(key, { answer, until: performance.now() + REMEMBER_MS });
    answer.catch(() => remembered.delete(key));
    return answer;
  };
}

/** Which of the chosen filters a recruitment fails: the kinds of their tokens. */
function failedOf(filter: Filter): SQL {
  const failing = filter.facets.map(([token = ''], index) => {
    const passes = sql`facets && ${sql.placeholder(`facets${index}`)}::text[]`;
    return sql`case when ${passes} then null else ${kindOf(token)}::text end`;
  });
  if (filter.isOpen) failing.push(sql`case when is_open then null else 'open' end`);
  if (failing.length === 0) return sql`'{}'::text[]`;
  return sql`array_remove(array[${sql.join(failing, sql`, `)}], null)`;
}

/** The recruitments that match search and state, before any filter. */
function foundBy({ needle, ...filter }: Filter): SQL {
  const rest = conditionsOf({ ...filter, needle: undefined, facets: [], isOpen: false });
  const columns = sql`${recruitments.facets} as facets, ${isOpenNow()} as is_open`;
  if (!needle) return sql`select ${columns} from ${recruitments} where ${and(isInState(), ...rest)}`;
  return sql`select ${columns} from ${recruitmentNgrams}
    join ${recruitments} on ${eq(recruitments.id, recruitmentNgrams.recruitmentId)}
    where ${and(isCandidate(), ...rest, ...containsUnsettled(needle))}`;
}

/**
 * One scan of the recruitments: one that fails no filter counts for every value it has, one that fails a
 * single filter counts for the values of that filter only.
 */
async function readChoices(db: Db, filter: Filter, now: Date): Promise<Choices> {
  const tokens = sql`unnest(case when is_open then facets || 'open:true'::text else facets end)`;
  // Many recruitments have the same values: they are grouped before their values are unnested.
  const alike = sql`select facets, is_open, count(*) as recruitments from (${foundBy(filter)}) as found group by 1, 2`;
  const judged = sql`(select *, ${failedOf(filter)} as failed from (${alike}) as alike)`;
  const rows = await db
    .select({ token: sql<string>`token`, n: sql<number>`sum(recruitments)::int` })
    .from(sql`${judged} as judged, ${tokens} as token`)
    .where(sql`cardinality(failed) = 0 or (cardinality(failed) = 1 and starts_with(token, failed[1] || ':'))`)
    .groupBy(sql`token`)
    .prepare('')
    .execute({ ...valuesOf(filter, now), now: now.toISOString() });
  return grouped(rows);
}

/**
 * The planner underestimates reading all texts, because their n-grams are stored outside the rows (see
 * counts.ts).
 */
const readSearched = (db: Db, filter: Filter, now: Date): Promise<Choices> =>
  plainTransaction(db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return readChoices(tx, filter, now);
  });
