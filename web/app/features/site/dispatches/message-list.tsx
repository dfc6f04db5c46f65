import { messageChannels, messagePurposes, messageStates } from '@ieum/contract/foundation/messages/enums.ts';
import IconPencil from '~icons/tabler/pencil';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { phoneText } from '@ieum/contract/common/text-formats.ts';
import { ListExport } from '#features/foundation/audit/list-export.tsx';
import { useRights } from '#lib/session/rights.ts';
import { numberText } from '#lib/format/money.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ChoiceChip } from '#ui/choice/choice-chip.tsx';
import { DayRange } from '#ui/grid/tools/day-range.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { RowLines } from '#ui/grid/cells/row-lines.tsx';
import type { RowAddress } from '#ui/grid/use-open-row.ts';
import { oneOf, useListParams } from '#ui/grid/use-list-params.ts';
import { useSort } from '#ui/grid/use-sort.ts';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { Moment } from '#ui/layout/moment.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import styles from './console-messages.module.css';
import { copy } from './copy.ts';
import { DispatchFigures } from './dispatch-figures.tsx';
import { downloadMessages, messageListQuery, PAGE, type ConsoleMessageRow } from './data.ts';
import { MessagePanel } from './message-panel.tsx';
import { MessageState } from './message-state.tsx';
import { messageLooks, shownState } from '#features/foundation/messages/states-copy.ts';

const nameOf = ({ user }: ConsoleMessageRow): string => user?.name ?? copy.nobody;
const addresseeOf = ({ channel, to }: ConsoleMessageRow): string => (channel === 'SMS' ? phoneText(to) : to);

const RecipientCell = ({ row, addressOf }: { row: ConsoleMessageRow; addressOf: RowAddress }) => (
  <RowLines
    className={styles.to}
    title={
      <Link to={addressOf(row._id)} preventScrollReset>
        <MemberText>{nameOf(row)}</MemberText>
      </Link>
    }
    hint={<span className="number">{addresseeOf(row)}</span>}
  />
);

const Channel = ({ row }: { row: ConsoleMessageRow }) => (
  <Badge hue={row.channel === 'SMS' ? 'cobalt' : 'iris'}>{copy.channels[row.channel]}</Badge>
);

/** Only the centre's own texts are shown; automatic messages only when one is opened. */
function MessageContent({ row }: { row: ConsoleMessageRow }) {
  const { subject, dispatch } = row;
  return (
    <RowLines
      title={
        <span className={styles.excerpt}>
          <MemberText>{(subject ?? dispatch?.excerpt) || '—'}</MemberText>
        </span>
      }
      hint={
        dispatch && <MemberText>{copy.ofDispatch(dispatch.by.name, numberText(dispatch.count))}</MemberText>
      }
    />
  );
}

const columnsOf = (addressOf: RowAddress): readonly Column<ConsoleMessageRow>[] => [
  {
    key: 'created',
    title: copy.columns.created,
    sortKey: 'createdAt',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  { key: 'to', title: copy.columns.to, cell: (row) => <RecipientCell row={row} addressOf={addressOf} /> },
  { key: 'channel', title: copy.columns.channel, cell: (row) => <Channel row={row} /> },
  {
    key: 'purpose',
    title: copy.columns.purpose,
    priority: 3,
    cell: ({ purpose }) => copy.purposes[purpose],
  },
  { key: 'what', title: copy.columns.what, priority: 2, cell: (row) => <MessageContent row={row} /> },
  { key: 'state', title: copy.columns.state, cell: (row) => <MessageState message={row} /> },
];

const Card = ({ row, addressOf }: { row: ConsoleMessageRow; addressOf: RowAddress }) => (
  <div className={styles.card}>
    <RecipientCell row={row} addressOf={addressOf} />
    <Channel row={row} />
    <MessageState message={row} />
    <Moment at={row.createdAt} />
  </div>
);

const filters = {
  searchValue: 'q',
  state: oneOf('state', messageStates),
  channel: oneOf('channel', messageChannels),
  purpose: oneOf('purpose', messagePurposes),
  _user: 'user',
  _dispatch: 'dispatch',
  from: 'from',
  to: 'to',
};

const stateOptions = messageStates.map((value) => ({
  value,
  label: messageLooks[shownState[value]].label,
}));
const channelOptions = messageChannels.map((value) => ({ value, label: copy.channels[value] }));
const purposeOptions = messagePurposes.map((value) => ({ value, label: copy.purposes[value] }));

function Filters() {
  const { read, write } = useUrlState();
  const { columns } = copy;
  return (
    <>
      <GridSearch label={copy.search} />
      <UrlSelect name="state" label={copy.state} all={copy.anyState} options={stateOptions} />
      <UrlSelect name="channel" label={columns.channel} all={copy.anyChannel} options={channelOptions} />
      <UrlSelect name="purpose" label={columns.purpose} all={copy.anyPurpose} options={purposeOptions} />
      <DayRange label={columns.created} />
      {read('dispatch') && (
        <ChoiceChip isChosen onToggle={() => write({ dispatch: undefined })}>
          {copy.onlyDispatch}
        </ChoiceChip>
      )}
      {read('user') && (
        <ChoiceChip isChosen onToggle={() => write({ user: undefined })}>
          {copy.onlyMember}
        </ChoiceChip>
      )}
    </>
  );
}

const sortKeys = ['createdAt'];
const declaration = defineList({
  name: 'console-messages',
  texts: { ...copy, noMatch: copy.empty.noMatch },
  filters,
  toolbar: <Filters />,
  sort: { keys: sortKeys, start: { key: 'createdAt', isDescending: true } },
  query: messageListQuery,
  rowsOf: ({ messages }) => messages,
  size: PAGE,
  rowName: nameOf,
  columns: columnsOf,
  card: (row, addressOf) => <Card row={row} addressOf={addressOf} />,
  add: { label: copy.compose, to: '/console/messages/create', icon: <IconPencil size={17} aria-hidden /> },
  panel: ({ id, close }) => <MessagePanel id={id} onClose={close} />,
});

/** The delivery of the dispatch to which the list is limited. */
function ShownDispatch() {
  const id = useUrlState().read('dispatch');
  return id && <DispatchFigures key={id} id={id} />;
}

/** Every SMS and e-mail, sent or not; a row opens beside the list. */
export function MessageList({ tabs }: { tabs: ReactNode }) {
  const mayWrite = useRights().may('messages.write');
  const above = (
    <>
      {tabs}
      <ShownDispatch />
    </>
  );
  const { page: _page, ...filter } = useListParams(filters);
  const { requested: sort } = useSort(sortKeys);
  const actions = (
    <ListExport right="messages.write" download={(reason) => downloadMessages(filter, sort, reason)} />
  );
  return <ListPage declaration={{ ...declaration, tabs: above, mayWrite, actions }} />;
}
