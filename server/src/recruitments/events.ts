import type { DropTags } from '#pages/tags.ts';
import type { Work } from '#kit/context.ts';
import type { CountCache } from './counts.ts';
import type { RecruitmentRow } from './tables.ts';

/** A posting that everybody may read appeared, changed or went: `{ id, companyId }`. */
export const RECRUITMENT_CHANGED = 'recruitment.changed';
/** A posting was canceled, so that its applicants are told: `{ id, companyId }`. */
export const RECRUITMENT_CANCELED = 'recruitment.canceled';

/** What remembers public postings and must forget them when one changes. */
export interface Memories {
  dropTags: DropTags;
  counts: CountCache;
}

type Changed = Pick<RecruitmentRow, 'id' | 'companyId'>;

/** Announces changed public postings; before the reply leaves, nothing here remembers them as they were. */
export async function tellChanged(work: Work, memories: Memories, rows: readonly Changed[]): Promise<void> {
  if (rows.length === 0) return;
  for (const { id, companyId } of rows)
    await work.announce({ type: RECRUITMENT_CHANGED, payload: { id, companyId } });
  work.afterCommit(() => {
    memories.counts.forget();
    return memories.dropTags(tagsOf(rows));
  });
}

const tagsOf = (rows: readonly Changed[]): string[] => [
  'recruitments',
  ...rows.map(({ id }) => `recruitment:${id}`),
  ...new Set(rows.map(({ companyId }) => `company:${companyId}`)),
];
