import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '#kit/context.ts';
import { instantIn } from './publication.ts';
import type { Publishable } from './publishable.ts';

interface Deps {
  db: Db;
  publishables: () => readonly Publishable[];
  onError: (error: unknown) => void;
}

/** The moments, in ms, at which content of a tag begins or ends; complete before `until`. */
interface KnownMoments {
  moments: readonly number[];
  until: number;
}

const MAX_MOMENTS = 500;
const FOR_MS = 60 * 60 * 1000;

/**
 * Knows when planned content begins and ends, so that no cached page outlives such a moment. Nothing runs at
 * the moment itself: a page is compared with it when it is requested.
 */
export function createPlannedChanges({ db, publishables, onError }: Deps) {
  const known = new Map<string, KnownMoments>();
  const loading = new Map<string, Promise<void>>();

  const kindsOf = (tag: string) => publishables().filter((one) => one.tag === tag);

  async function load(tag: string, from: number): Promise<void> {
    const moments = await readMoments(db, kindsOf(tag), new Date(from));
    const isWhole = moments.length < MAX_MOMENTS;
    known.set(tag, { moments, until: isWhole ? from + FOR_MS : (moments.at(-1) ?? from) });
  }

  /** The moments of a tag, if they are known until then; otherwise they are read for the next request. */
  function find(tag: string, now: number): KnownMoments | undefined {
    const found = known.get(tag);
    if (found && now < found.until) return found;
    if (!loading.has(tag)) {
      const work = load(tag, now)
        .catch(onError)
        .finally(() => loading.delete(tag));
      loading.set(tag, work);
    }
    return undefined;
  }

  const planned = (tags: readonly string[]) => tags.filter((tag) => kindsOf(tag).length > 0);

  return {
    /** Whether content of these tags began or ended after `from`, until and including `to`; true if unknown. */
    isChanged: (tags: readonly string[], from: number, to: number): boolean =>
      planned(tags).some((tag) => {
        const found = find(tag, to);
        return !found || found.moments.some((moment) => moment > from && moment <= to);
      }),
    /** The next moment at which content of these tags begins or ends; `now` if it is unknown. */
    nextAfter: (tags: readonly string[], now: number): number =>
      Math.min(
        ...planned(tags).map((tag) => {
          const found = find(tag, now);
          return found ? (found.moments.find((moment) => moment > now) ?? Infinity) : now;
        }),
        Infinity,
      ),
    /** Reads the moments of these tags again, because a write may have changed them. */
    invalidate: (tags: readonly string[]): void => tags.forEach((tag) => known.delete(tag)),
    /** Waits for what is being read. */
    settle: async (): Promise<void> => {
      await Promise.all(loading.values());
    },
  };
}
async function readMoments(db: Db, kinds: readonly Publishable[], after: Date): Promise<number[]> {
  const selections = kinds.flatMap(({ table, columns }) =>
    [columns.startsAt, columns.endsAt].map((column) =>
      db
        .select({ at: instantIn(column).as('at') })
        .from(table)
        .where(and(eq(columns.isActive, true), gt(column, after))),
    ),
  );
  const [first, second, ...others] = selections;
  if (!first || !second) return [];
  const rows = await union(first, second, ...others)
    .orderBy(asc(sql`at`))
    .limit(MAX_MOMENTS);
  return rows.flatMap(({ at }) => at?.getTime() ?? []);
}
