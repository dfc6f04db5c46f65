import { termsMessages } from '@ieum/contract/messages/terms.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { say } from '#lib/copy.ts';
import { nearDayText } from '#lib/dates.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DataGrid } from '#ui/grid/data-grid.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { RowTitle } from '#ui/grid/row-title.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useUrlState } from '#ui/use-url-state.ts';
import styles from './console-terms.module.css';
import { copy } from './copy.ts';
import { PAGE, termsListQuery, type Terms } from './data.ts';

const addressOf = (terms: Terms): string => `/console/terms?edit=${terms._id}`;
const audienceText = ({ userType }: Terms): string => copy.audiences[userType ?? 'ALL'];

const Subject = ({ row }: { row: Terms }) => (
  <RowTitle to={addressOf(row)} title={row.subject} hint={row.code} />
);

const Necessary = ({ row }: { row: Terms }) => (
  <Badge hue={row.necessary ? 'cobalt' : 'ink'}>
    {say(row.necessary ? termsMessages.necessary : termsMessages.optional)}
  </Badge>
);

const listedText = ({ isListed }: Terms): string => (isListed ? copy.listed.yes : copy.listed.no);

const columns: readonly Column<Terms>[] = [
  { key: 'index', title: copy.columns.index, isNumeric: true, width: 72, cell: ({ index }) => index },
  { key: 'subject', title: copy.columns.subject, cell: (row) => <Subject row={row} /> },
  { key: 'audience', title: copy.columns.audience, cell: audienceText },
  { key: 'necessary', title: copy.columns.necessary, cell: (row) => <Necessary row={row} /> },
  { key: 'listed', title: copy.columns.listed, priority: 2, cell: listedText },
  { key: 'version', title: copy.columns.version, cell: ({ version }) => copy.version(version) },
  {
    key: 'updated',
    title: copy.columns.updated,
    priority: 2,
    cell: ({ updatedAt }) => <span className="number">{nearDayText(updatedAt)}</span>,
  },
];

const TermsCard = ({ row }: { row: Terms }) => (
  <div className={styles.card}>
    <Subject row={row} />
    <Necessary row={row} />
    <p>
      {audienceText(row)} · {copy.version(row.version)} · {nearDayText(row.updatedAt)}
      {!row.isListed && ` · ${copy.listed.no}`}
    </p>
  </div>
);

const Add = () => (
  <ButtonLink size="sm" to="/console/terms?edit=new" icon={<IconPlus size={17} aria-hidden />}>
    {copy.add}
  </ButtonLink>
);

/** /console/terms: every text with its order, audience and version. */
export function TermsList() {
  const navigate = useNavigate();
  const { read, write } = useUrlState();
  const page = Math.max(1, Number(read('page')) || 1);
  const list = useQuery({ ...termsListQuery(page), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace status={copy.hint} actions={<Add />} />
      <DataGrid
        label={copy.listLabel}
        name="console-terms"
        columns={columns}
        rows={list.data?.termsList}
        rowId={({ _id }) => _id}
        rowName={({ subject }) => subject}
        card={(row) => <TermsCard row={row} />}
        onOpen={(row) => void navigate(addressOf(row))}
        paging={{ page, size: PAGE, count: list.data?.count ?? 0 }}
        onPage={(next) => write({ page: next })}
        empty={<EmptyState title={copy.empty.title} hint={copy.empty.hint} action={<Add />} />}
        error={list.error}
        onRetry={() => void list.refetch()}
        isStale={list.isPlaceholderData}
      />
    </>
  );
}
