import type { Locale } from '@ieum/contract/common/text.ts';
import type { ModeratedRow } from '@ieum/contract/hiring/moderation/endpoints.ts';
import type { ApplicantCounts } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { toIso } from '#kit/dates.ts';
import { presentCompanyRef } from '#hiring/companies/public.ts';
import { presentOwnRow } from '#hiring/recruitments/public.ts';
import type { ModeratedListRow, ModerationFilter } from './queries.ts';

interface PresentContext {
  now: Date;
  locale: Locale;
  counts: ReadonlyMap<string, ApplicantCounts>;
}

type RowState = Pick<ModeratedListRow, 'state' | 'publicState' | 'isCompanyHidden'>;

/** The public state, beside the one that its company set. */
export const presentCompanyState = ({ state, publicState, isCompanyHidden }: RowState) => ({
  state: publicState,
  ownState: state,
  isCompanyHidden,
});

/** Row → entry of the console's list. */
export const presentModerated = (row: ModeratedListRow, reading: PresentContext): ModeratedRow => ({
  ...presentOwnRow(row, reading),
  ...presentCompanyState(row),
  _company: row.companyId,
  company: presentCompanyRef({ id: row.companyId, name: row.companyName, logoFileId: row.logoFileId }),
  source: row.sourceName ? { name: row.sourceName, url: row.sourceUrl } : null,
  closedAt: toIso(row.closedAt),
});

export const nobodyYet: ApplicantCounts = {
  count: 0,
  unviewedCount: 0,
  latestAppliedAt: null,
  stages: { IS_APPLIED: 0, ON_PENDING: 0, ON_MEETING: 0, ON_RECRUIT: 0, ELIMINATED: 0 },
};

/** Query → filter. */
export const fromFilter = <Q extends { _company?: string | undefined }>({ _company, ...same }: Q) =>
  ({ ...same, companyId: _company }) satisfies Partial<ModerationFilter>;

/** The body of a new recruitment → its company and its content. */
export const fromCreation = <B extends { _company: string; state: string }>({
  _company,
  state,
  ...draft
}: B) => ({
  companyId: _company,
  draft,
  isPublished: state === 'ON_GOING',
});
