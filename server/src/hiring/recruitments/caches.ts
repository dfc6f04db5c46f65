import type { Work } from '#kit/context.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import type { CountCache } from './search/counts.ts';
import type { RecruitmentRow } from './tables.ts';

/** Caches of public recruitments, to be dropped when one changes. */
export interface RecruitmentCaches {
  dropCachedPages: DropCachedPages;
  counts: CountCache;
}

type Changed = Pick<RecruitmentRow, 'id' | 'companyId'>;

/** Drops changed public recruitments from every cache, after the commit and before the response is sent. */
export function dropChanged(
  { afterCommit }: Pick<Work, 'afterCommit'>,
  caches: RecruitmentCaches,
  rows: readonly Changed[],
): void {
  if (rows.length === 0) return;
  afterCommit(async () => {
    caches.counts.evict();
    const tags = tagsOf(rows);
    for (let from = 0; from < tags.length; from += TAGS_AT_ONCE)
      await caches.dropCachedPages(tags.slice(from, from + TAGS_AT_ONCE));
  });
}

/** A message to the other processes may have at most 8,000 bytes. */
const TAGS_AT_ONCE = 100;

const tagsOf = (rows: readonly Changed[]): string[] => [
  'recruitments',
  ...rows.map(({ id }) => `recruitment:${id}`),
  ...new Set(rows.map(({ companyId }) => `company:${companyId}`)),
];
