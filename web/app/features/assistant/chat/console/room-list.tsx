import { chatRoomStates } from '@ieum/contract/assistant/chat/enums.ts';
import { Link } from 'react-router';
import { RowLines } from '#ui/grid/cells/row-lines.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { oneOf } from '#ui/grid/use-list-params.ts';
import type { RowAddress } from '#ui/grid/use-open-row.ts';
import { Moment } from '#ui/layout/moment.tsx';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { PAGE, roomListQuery, type ChatRoom } from './data.ts';
import { StateBadge } from './state-badge.tsx';

export const nameOf = ({ name }: Pick<ChatRoom, 'name'>): string => name ?? copy.visitor;

const columnsWith = (addressOf: RowAddress): readonly Column<ChatRoom>[] => [
  {
    key: 'who',
    title: copy.columns.who,
    cell: (row) => (
      <RowLines
        title={
          <Link to={addressOf(row._id)}>
            <MemberText>{nameOf(row)}</MemberText>
          </Link>
        }
        hint={row.unansweredCount > 0 ? copy.unanswered(row.unansweredCount) : undefined}
      />
    ),
  },
  { key: 'state', title: copy.columns.state, cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'messages',
    title: copy.columns.messages,
    priority: 3,
    cell: ({ messageCount }) => copy.messageCount(messageCount),
  },
  {
    key: 'last',
    title: copy.columns.last,
    sortKey: 'lastMessageAt',
    priority: 2,
    cell: ({ lastMessageAt }) => <Moment at={lastMessageAt} />,
  },
  {
    key: 'created',
    title: copy.columns.created,
    sortKey: 'createdAt',
    priority: 3,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

const declaration = defineList({
  name: 'console-chat',
  texts: copy,
  filters: { state: oneOf('state', chatRoomStates) },
  toolbar: (
    <UrlSelect
      name="state"
      label={copy.state}
      all={copy.anyState}
      options={chatRoomStates.map((value) => ({ value, label: copy.states[value] }))}
    />
  ),
  sort: { keys: ['createdAt', 'lastMessageAt'] },
  query: roomListQuery,
  rowsOf: ({ rooms }) => rooms,
  size: PAGE,
  rowName: nameOf,
  columns: columnsWith,
  pageOf: (id) => `/console/chat/rooms/${id}`,
});

/** /console/chat/rooms: conversations with the assistant, each on a page of its own. */
export const RoomList = () => <ListPage declaration={declaration} />;
