import { userTypes } from '@ieum/contract/account/users/enums.ts';
import IconDots from '~icons/tabler/dots';
import { nearDayText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { DayRange } from '#ui/grid/tools/day-range.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { RowLines } from '#ui/grid/cells/row-lines.tsx';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { oneOf } from '#ui/grid/use-list-params.ts';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { ActionMenu } from '#ui/popup/action-menu.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { PAGE, useErase, withdrawnQuery, type WithdrawnMember } from './data.ts';
import styles from './withdrawn.module.css';

const typeText = ({ userType }: WithdrawnMember): string => copy.types[userType ?? 'ADMINISTRATOR'];

const Name = ({ row }: { row: WithdrawnMember }) => (
  <RowLines
    title={
      <b className={styles.name}>
        <MemberText>{row.name}</MemberText>
      </b>
    }
    hint={row.username}
  />
);

const reasonText = ({ reasons, reason }: WithdrawnMember): string =>
  [...reasons.map((one) => copy.reasons[one]), reason].filter(Boolean).join(' · ') || '—';

const Reason = ({ row }: { row: WithdrawnMember }) => (
  <RowLines
    className={styles.reason}
    title={<MemberText>{reasonText(row)}</MemberText>}
    hint={row.isByConsole && copy.byConsole}
  />
);

function erasureText({ erasedAt, erasesAt }: WithdrawnMember): string {
  if (erasedAt) return copy.erasedAt(nearDayText(erasedAt));
  return erasesAt ? copy.erasesAt(nearDayText(erasesAt)) : copy.stored;
}

const day = (at: string) => <span className="number">{nearDayText(at)}</span>;

function Actions({ row }: { row: WithdrawnMember }) {
  const erase = useErase();
  const eraseNow = async () => {
    if (erase.isPending) return;
    const { title, body, act, done } = copy.erase;
    await runAction({
      ask: { title: title(row.name), body, confirmLabel: act, tone: 'danger' },
      run: () => erase.mutateAsync(row._id),
      done,
    });
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
          hasSeparator: true,
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
  {
    key: 'joined',
    title: copy.columns.joined,
    sortKey: 'createdAt',
    priority: 4,
    cell: ({ createdAt }) => day(createdAt),
  },
  {
    key: 'erasure',
    title: copy.columns.erasure,
    cell: (row) => <span className="number">{erasureText(row)}</span>,
  },
  {
    key: 'actions',
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
      <MemberText>{reasonText(row)}</MemberText>
    </p>
  </div>
);

const filters = { searchValue: 'q', userType: oneOf('type', userTypes), from: 'from', to: 'to' };

const typeOptions = userTypes.map((value) => ({ value, label: copy.types[value] }));

const Filters = () => (
  <>
    <GridSearch label={copy.search} />
    <UrlSelect name="type" label={copy.type} all={copy.anyType} options={typeOptions} />
    <DayRange label={copy.columns.left} />
  </>
);

const declaration = defineList({
  name: 'console-withdrawn',
  texts: { ...copy, noMatch: copy.empty.noMatch },
  filters,
  toolbar: <Filters />,
  sort: { keys: ['createdAt'] },
  query: withdrawnQuery,
  rowsOf: ({ users }) => users,
  size: PAGE,
  rowName: ({ name }) => name,
  columns: () => columns,
  card: (row) => <Card row={row} />,
});

/** /console/withdrawn-users: withdrawn users, masked, and when their data is erased. */
export const WithdrawnList = () => <ListPage declaration={declaration} />;
