import { userTypes } from '@ieum/contract/account/users/enums.ts';
import IconDots from '~icons/tabler/dots';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { nearDayText } from '#lib/format/dates.ts';
import { confirm } from '#ui/alert/alert.ts';
import { showError } from '#ui/alert/show-error.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { DataGrid } from '#ui/grid/data-grid.tsx';
import { DayRange } from '#ui/grid/tools/day-range.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { NothingFound } from '#ui/grid/nothing-found.tsx';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { usePages } from '#ui/grid/use-pages.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ActionMenu } from '#ui/popup/action-menu.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { Written } from '#ui/text/written.tsx';
import { copy } from './copy.ts';
import { PAGE, useErase, withdrawnQuery, type WithdrawnMember, type WithdrawnListParams } from './data.ts';
import styles from './withdrawn.module.css';

const typeText = ({ userType }: WithdrawnMember): string => copy.types[userType ?? 'ADMINISTRATOR'];

const Name = ({ row }: { row: WithdrawnMember }) => (
  <div className={styles.name}>
    <b>
      <Written>{row.name}</Written>
    </b>
    {row.username && <span>{row.username}</span>}
  </div>
);

const reasonText = ({ reasons, reason }: WithdrawnMember): string =>
  [...reasons.map((one) => copy.reasons[one]), reason].filter(Boolean).join(' · ') || '—';

const Reason = ({ row }: { row: WithdrawnMember }) => (
  <div className={styles.reason}>
    <Written>{reasonText(row)}</Written>
    {row.isByConsole && <span>{copy.byConsole}</span>}
  </div>
);

function erasureText({ erasedAt, erasesAt }: WithdrawnMember): string {
  if (erasedAt) return copy.erasedAt(nearDayText(erasedAt));
  return erasesAt ? copy.erasesAt(nearDayText(erasesAt)) : copy.kept;
}

const day = (at: string) => <span className="number">{nearDayText(at)}</span>;

function Actions({ row }: { row: WithdrawnMember }) {
  const erase = useErase();
  const eraseNow = async () => {
    const { title, body, act, done } = copy.erase;
    const isAgreed = await confirm({ title: title(row.name), body, confirmLabel: act, tone: 'danger' });
    if (!isAgreed || erase.isPending) return;
    try {
      await erase.mutateAsync(row._id);
      toast(done, { tone: 'success' });
    } catch (error) {
      await showError(error);
    }
  };
  return (
    <ActionMenu
      label={copy.actionsOf(row.name)}
      look="icon"
      align="end"
      items={[
        { key: 'history', label: copy.history, to: `/console/audit-logs?target=${row._id}` },
        {
          key: 'erase',
          label: copy.erase.act,
          tone: 'danger',
          isApart: true,
          isDisabled: row.erasedAt !== null || row.erasesAt === null,
          onChoose: () => void eraseNow(),
        },
      ]}
    >
      <IconDots size={20} aria-hidden />
    </ActionMenu>
  );
}

const columns: readonly Column<WithdrawnMember>[] = [
  { key: 'member', title: copy.columns.member, cell: (row) => <Name row={row} /> },
  { key: 'type', title: copy.columns.type, priority: 2, cell: typeText },
  { key: 'left', title: copy.columns.left, cell: ({ withdrawnAt }) => day(withdrawnAt) },
  { key: 'reason', title: copy.columns.reason, priority: 3, cell: (row) => <Reason row={row} /> },
  { key: 'joined', title: copy.columns.joined, priority: 4, cell: ({ createdAt }) => day(createdAt) },
  {
    key: 'erasure',
    title: copy.columns.erasure,
    cell: (row) => <span className="number">{erasureText(row)}</span>,
  },
  {
    key: 'acts',
    title: copy.columns.actions,
    isTitleHidden: true,
    width: 56,
    cell: (row) => <Actions row={row} />,
  },
];

const Card = ({ row }: { row: WithdrawnMember }) => (
  <div className={styles.card}>
    <Name row={row} />
    <Actions row={row} />
    <p>
      {typeText(row)} · {nearDayText(row.withdrawnAt)} · {erasureText(row)}
    </p>
    <p>
      <Written>{reasonText(row)}</Written>
    </p>
  </div>
);

function useListParams(): WithdrawnListParams {
  const { read, page } = useUrlState();
  return {
    searchValue: read('q') || undefined,
    userType: userTypes.find((one) => one === read('type')),
    from: read('from') || undefined,
    to: read('to') || undefined,
    page,
  };
}

const Nothing = () => (
  <NothingFound names={['q', 'type', 'from', 'to']} title={copy.empty.noMatch}>
    <EmptyState title={copy.empty.title} />
  </NothingFound>
);

const typeOptions = userTypes.map((value) => ({ value, label: copy.types[value] }));

const Filters = () => (
  <>
    <GridSearch label={copy.search} />
    <UrlSelect name="type" label={copy.type} all={copy.anyType} options={typeOptions} />
    <DayRange label={copy.columns.left} />
  </>
);

/** /console/withdrawn-users: who left, masked, and when their data goes. */
export function Withdrawn() {
  const listParams = useListParams();
  const list = useQuery({ ...withdrawnQuery(listParams), placeholderData: keepPreviousData });
  const pages = usePages(list, { page: listParams.page, size: PAGE });
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace status={copy.hint} />
      <DataGrid
        label={copy.list}
        name="console-withdrawn"
        columns={columns}
        rows={list.data?.users}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        card={(row) => <Card row={row} />}
        {...pages}
        empty={<Nothing />}
        toolbar={<Filters />}
      />
    </>
  );
}
