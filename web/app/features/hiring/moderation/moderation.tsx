import { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { nearDayText, periodText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { ChoiceChip } from '#ui/choice/choice-chip.tsx';
import { DayRange } from '#ui/grid/tools/day-range.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import type { Column, Sort } from '#ui/grid/grid-types.ts';
import { RowTitle } from '#ui/grid/cells/row-title.tsx';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { oneOf } from '#ui/grid/use-list-params.ts';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { UrlTabs } from '#ui/tabs/url-tabs.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { copy } from './copy.ts';
import { moderationQuery, PAGE, type ModeratedRow } from './data.ts';
import styles from './moderation.module.css';
import { RowActions, subjectOf } from './row-actions.tsx';
import { recruitmentLooks } from '#features/hiring/recruitments/states-copy.ts';

const FlagList = lazyPart(
  async () => (await import('#features/hiring/flags/console/flag-list.tsx')).FlagList,
);

const addressOf = (id: string): string => `/console/recruitment/${id}/statistics`;

const Subject = ({ row }: { row: ModeratedRow }) => (
  <div className={styles.subject}>
    <GeneratedLogo name={row.company.name} logo={row.company.logo?.url} size={32} />
    <RowTitle
      to={addressOf(row._id)}
      title={subjectOf(row)}
      hint={[row.company.name, row.source?.name].filter(Boolean).join(' · ')}
    />
  </div>
);

const hiddenText = ({ block, isCompanyHidden }: ModeratedRow): string => {
  if (block) return block.reply ? copy.block.answered : copy.block.waits;
  return isCompanyHidden ? copy.block.ofCompany : '';
};

const State = ({ row }: { row: ModeratedRow }) => (
  <span className={styles.state}>
    <StateBadge row={row} />
    {hiddenText(row) && <span>{hiddenText(row)}</span>}
  </span>
);

const StateBadge = ({ row }: { row: ModeratedRow }) =>
  row.publishedAt === null && row.state === 'NO_SHOWN' && !row.block ? (
    <Badge hue="ink">{copy.draft}</Badge>
  ) : (
    <StatusBadge states={recruitmentLooks} value={row.block ? 'BLOCKED' : row.state} />
  );

function periodOf({ application: { startsAt, endsAt, isOpenHiring } }: ModeratedRow): string {
  if (isOpenHiring || !endsAt) return copy.always;
  return startsAt ? periodText(startsAt, endsAt) : `~ ${nearDayText(endsAt)}`;
}

const columns: readonly Column<ModeratedRow>[] = [
  { key: 'subject', title: copy.columns.subject, cell: (row) => <Subject row={row} /> },
  { key: 'state', title: copy.columns.state, cell: (row) => <State row={row} /> },
  {
    key: 'period',
    title: copy.columns.period,
    sortKey: 'application.endsAt',
    priority: 3,
    cell: (row) => <span className="number">{periodOf(row)}</span>,
  },
  {
    key: 'hits',
    title: copy.columns.hits,
    sortKey: 'hitCounts',
    isNumeric: true,
    priority: 2,
    cell: ({ hitCounts }) => numberText(hitCounts),
  },
  {
    key: 'applicants',
    title: copy.columns.applicants,
    isNumeric: true,
    cell: ({ applicants }) => numberText(applicants.count),
  },
  {
    key: 'written',
    title: copy.columns.written,
    sortKey: 'createdAt',
    priority: 2,
    cell: ({ createdAt }) => <span className="number">{nearDayText(createdAt)}</span>,
  },
  {
    key: 'actions',
    title: copy.columns.actions,
    isTitleHidden: true,
    width: 56,
    cell: (row) => <RowActions row={row} />,
  },
];

const Card = ({ row }: { row: ModeratedRow }) => (
  <div className={styles.card}>
    <Subject row={row} />
    <RowActions row={row} />
    <p>
      <State row={row} />
      <span className="number">
        {copy.columns.hits} {numberText(row.hitCounts)} · {copy.columns.applicants}{' '}
        {numberText(row.applicants.count)}
      </span>
    </p>
  </div>
);

const newestFirst: Sort = { key: 'createdAt', isDescending: true };
const sortKeys = ['createdAt', 'hitCounts', 'application.endsAt'];

const states = Object.values(RecruitmentState);
const origins = ['OWN', 'IMPORTED'] as const;

const filters = {
  searchValue: 'q',
  state: oneOf('state', states),
  _company: 'company',
  origin: oneOf('origin', origins),
  answered: oneOf('answered', ['true', 'false'] as const),
  from: 'from',
  to: 'to',
};

const stateOptions = states.map((value) => ({ value, label: recruitmentLooks[value].label }));
const originOptions = origins.map((value) => ({ value, label: copy.origins[value] }));

const answeredOptions = [{ value: 'true', label: copy.block.answered }];

function Filters({ companyName }: { companyName: string | undefined }) {
  const { read, write } = useUrlState();
  return (
    <>
      <GridSearch label={copy.search} />
      <UrlSelect name="state" label={copy.state} all={copy.anyState} options={stateOptions} />
      <UrlSelect name="origin" label={copy.origin} all={copy.anyOrigin} options={originOptions} />
      <UrlSelect name="answered" label={copy.answer} all={copy.anyAnswer} options={answeredOptions} />
      <DayRange label={copy.written} />
      {read('company') && (
        <ChoiceChip isChosen onToggle={() => write({ company: undefined })}>
          {companyName ?? copy.ofCompany}
        </ChoiceChip>
      )}
    </>
  );
}

const declaration = defineList({
  name: 'console-recruitments',
  texts: { ...copy, noMatch: copy.empty.noMatch },
  filters,
  sort: { keys: sortKeys, start: newestFirst },
  toolbar: (rows) => <Filters companyName={rows?.[0]?.company.name} />,
  query: ({ sort = newestFirst, ...params }) => moderationQuery({ ...params, sort }),
  rowsOf: ({ recruitments }) => recruitments,
  size: PAGE,
  rowName: subjectOf,
  columns: () => columns,
  card: (row) => <Card row={row} />,
  pageOf: addressOf,
});

const tabList = [
  { value: '', label: copy.tabs.recruitments },
  { value: 'flags', label: copy.tabs.flags },
];

/** /console/recruitment/list: every company's recruitments, and what members report about them. */
export function Moderation() {
  const { read } = useUrlState();
  const tabs = <UrlTabs label={copy.tabs.label} tabs={tabList} />;
  if (read('tab') !== 'flags') return <ListPage declaration={{ ...declaration, tabs }} />;
  return (
    <Suspense fallback={<Skeleton height={480} radius={14} />}>
      <FlagList tabs={tabs} />
    </Suspense>
  );
}
