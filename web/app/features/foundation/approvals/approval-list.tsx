import { approvalStates, type ApprovalState } from '@ieum/contract/foundation/approvals/enums.ts';
import { Link } from 'react-router';
import { Badge } from '#ui/badge/badge.tsx';
import { RowLines } from '#ui/grid/cells/row-lines.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { oneOf } from '#ui/grid/use-list-params.ts';
import { defineList } from '#ui/list-page/list-declaration.ts';
import type { RowAddress } from '#ui/grid/use-open-row.ts';
import { Moment } from '#ui/layout/moment.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { ApprovalPanel } from './approval-panel.tsx';
import { copy } from './copy.ts';
import { approvalListQuery, PAGE, type ApprovalRequest } from './data.ts';

const { columns: texts } = copy;

const hues = { PENDING: 'cobalt', APPROVED: 'jade', REJECTED: 'rose', EXPIRED: 'ink' } as const;

const State = ({ state }: { state: ApprovalState }) => <Badge hue={hues[state]}>{copy.states[state]}</Badge>;

const RequestLink = ({ row, addressOf }: { row: ApprovalRequest; addressOf: RowAddress }) => (
  <RowLines
    title={
      <Link to={addressOf(row._id)} preventScrollReset>
        {row.summary}
      </Link>
    }
    hint={<MemberText>{row.reason}</MemberText>}
  />
);

const columnsOf = (addressOf: RowAddress): readonly Column<ApprovalRequest>[] => [
  { key: 'when', title: texts.when, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { key: 'what', title: texts.what, cell: (row) => <RequestLink row={row} addressOf={addressOf} /> },
  { key: 'who', title: texts.who, cell: ({ requester }) => requester.name },
  { key: 'state', title: texts.state, cell: ({ state }) => <State state={state} /> },
  { key: 'expires', title: texts.expires, priority: 3, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
];

const Card = ({ row, addressOf }: { row: ApprovalRequest; addressOf: RowAddress }) => (
  <>
    <RequestLink row={row} addressOf={addressOf} />
    <p>
      <State state={row.state} /> {row.requester.name} · <Moment at={row.createdAt} />
    </p>
  </>
);

const filters = { state: oneOf('state', approvalStates) };
const stateOptions = approvalStates.map((value) => ({ value, label: copy.states[value] }));

/** The requests for acts that need a second administrator, newest first; a row opens beside the list. */
export const approvalList = defineList({
  name: 'console-approvals',
  texts: { ...copy, title: copy.list, noMatch: copy.empty.noMatch },
  filters,
  toolbar: <UrlSelect name="state" label={texts.state} all={copy.anyState} options={stateOptions} />,
  query: approvalListQuery,
  rowsOf: ({ approvals }) => approvals,
  size: PAGE,
  rowName: ({ summary }) => summary,
  columns: columnsOf,
  card: (row, addressOf) => <Card row={row} addressOf={addressOf} />,
  panel: ({ id, close }) => <ApprovalPanel key={id} id={id} onClose={close} />,
});
