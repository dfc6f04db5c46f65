import { publicationStates } from '@ieum/contract/foundation/publishing/enums.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ContentExport } from '#features/foundation/publishing/content-export.tsx';
import {
  PublicationBadge,
  PublicationFilter,
  publicationText,
} from '#features/foundation/publishing/publication-badge.tsx';
import { numberText } from '#lib/format/money.ts';
import { useRights } from '#lib/session/rights.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { switchActions } from '#ui/list-page/common-actions.ts';
import type { Column } from '#ui/grid/grid-types.ts';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { oneOf } from '#ui/grid/use-list-params.ts';
import { Moment } from '#ui/layout/moment.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { noticeListQuery, PAGE, refreshNotices, setNoticeActive, type ConsoleNoticeRow } from './data.ts';

const addressOf = (id: string): string => `/console/center/notifications?edit=${id}`;
const nameOf = ({ subject }: ConsoleNoticeRow): string => subject || copy.untitled;

const Title = ({ row }: { row: ConsoleNoticeRow }) => (
  <Link to={addressOf(row._id)}>
    <MemberText>{nameOf(row)}</MemberText>
  </Link>
);

const State = ({ row: { state, isPinned } }: { row: ConsoleNoticeRow }) => (
  <>
    <PublicationBadge state={state} /> {isPinned && <Badge hue="cobalt">{copy.pinned}</Badge>}
  </>
);

const columns: readonly Column<ConsoleNoticeRow>[] = [
  { key: 'subject', title: copy.columns.subject, cell: (row) => <Title row={row} /> },
  { key: 'state', title: copy.columns.state, cell: (row) => <State row={row} /> },
  { key: 'period', title: copy.columns.period, cell: publicationText },
  {
    key: 'hits',
    title: copy.columns.hits,
    priority: 3,
    isNumeric: true,
    cell: ({ hits }) => numberText(hits),
  },
  {
    key: 'created',
    title: copy.columns.created,
    priority: 2,
    sortKey: 'createdAt',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

const filters = { searchValue: 'q', state: oneOf('state', publicationStates) };

const declaration = defineList({
  name: 'console-notices',
  texts: copy,
  filters,
  sort: { keys: ['createdAt'], start: { key: 'createdAt', isDescending: true } },
  toolbar: (
    <>
      <GridSearch label={copy.search} />
      <PublicationFilter />
    </>
  ),
  query: noticeListQuery,
  rowsOf: ({ notifications }) => notifications,
  size: PAGE,
  rowName: nameOf,
  columns: () => columns,
  pageOf: addressOf,
  add: { label: copy.add, to: addressOf('new') },
});

/** /console/center/notifications: every notice, with the actions on several. */
export function NoticeList() {
  const client = useQueryClient();
  const bulk = switchActions({ ...copy.bulk, set: setNoticeActive, onDone: () => refreshNotices(client) });
  const mayWrite = useRights().may('content.write');
  const actions = <ContentExport kind="notice" />;
  return <ListPage declaration={{ ...declaration, bulk, mayWrite, actions }} />;
}
