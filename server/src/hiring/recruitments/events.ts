import type { DropTags } from '#site/pages/tags.ts';
import type { Work } from '#kit/context.ts';
import type { CountCache } from './search/counts.ts';
import type { RecruitmentRow } from './tables.ts';

/** A recruitment that everybody may read appeared, changed or went: `{ id, companyId }`. */
export const RECRUITMENT_CHANGED = 'recruitment.changed';
/** A recruitment was canceled, so that its applicants are told: `{ id, companyId }`. */
export const RECRUITMENT_CANCELED = 'recruitment.canceled';

/** A recruitment takes no more applications: `{ id, companyId, reason }`, the reason one of `ClosedReason`. */
export const RECRUITMENT_FINISHED = 'recruitment.finished';

/** A company answered the administrators who hid its recruitment: `{ id }`. */
export const RECRUITMENT_BLOCK_ANSWERED = 'recruitment.blockAnswered';

/** What remembers public recruitments and must forget them when one changes. */
export interface RecruitmentCaches {
  dropTags: DropTags;
  counts: CountCache;
}

type Changed = Pick<RecruitmentRow, 'id' | 'companyId'>;

/** Announces changed public recruitments; before the reply leaves, nothing here remembers them as they were. */
export async function publishChanged(
  work: Work,
  caches: RecruitmentCaches,
  rows: readonly Changed[],
): Promise<void> {
  if (rows.length === 0) return;
  for (const { id, companyId } of rows)
    await work.emit({ type: RECRUITMENT_CHANGED, payload: { id, companyId } });
  work.afterCommit(async () => {
    caches.counts.forget();
    const tags = tagsOf(rows);
    for (let from = 0; from < tags.length; from += MOST_TAGS)
      await caches.dropTags(tags.slice(from, from + MOST_TAGS));
  });
}

/** A notice to the other processes carries 8,000 bytes at most. */
const MOST_TAGS = 100;

const tagsOf = (rows: readonly Changed[]): string[] => [
  'recruitments',
  ...rows.map(({ id }) => `recruitment:${id}`),
  ...new Set(rows.map(({ companyId }) => `company:${companyId}`)),
];
