import IconSettings from '~icons/tabler/settings';
import { publicationStates } from '@ieum/contract/foundation/publishing/enums.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { ContentExport } from '#features/foundation/publishing/content-export.tsx';
import {
  PublicationBadge,
  PublicationFilter,
  publicationText,
} from '#features/foundation/publishing/publication-badge.tsx';
import { locale } from '#lib/format/copy.ts';
import { numberText } from '#lib/format/money.ts';
import { useRights } from '#lib/session/rights.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { RowLines } from '#ui/grid/cells/row-lines.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { oneOf } from '#ui/grid/use-list-params.ts';
import { Moment } from '#ui/layout/moment.tsx';
import type { BulkAction } from '#ui/list-page/bulk-action.ts';
import { removeAction } from '#features/foundation/approvals/remove-action.ts';
import { switchActions } from '#ui/list-page/common-actions.ts';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy as codesCopy } from './codes-copy.ts';
import { copy } from './copy.ts';
import {
  boardListQuery,
  codesQuery,
  PAGE,
  refreshBoards,
  removeBoards,
  setBoardActive,
  type ConsoleBoardRow,
} from './data.ts';

const CodesSheet = lazyPart(async () => (await import('./codes-sheet.tsx')).CodesSheet);

const addressOf = (id: string): string => `/console/boards/${id}`;
const nameOf = ({ subject }: ConsoleBoardRow): string => subject;

const Title = ({ row }: { row: ConsoleBoardRow }) => (
  <RowLines
    title={
      <Link to={addressOf(row._id)}>
        <MemberText>{nameOf(row)}</MemberText>
      </Link>
    }
    hint={
      row.isPinned || row.openReports > 0 ? (
        <>
          {row.isPinned && <Badge hue="cobalt">{copy.pinned}</Badge>}{' '}
          {row.openReports > 0 && <Badge hue="ember">{copy.reported(numberText(row.openReports))}</Badge>}
        </>
      ) : null
    }
  />
);

const columnsFor = (names: ReadonlyMap<string, string>): readonly Column<ConsoleBoardRow>[] => [
  { key: 'subject', title: copy.columns.subject, cell: (row) => <Title row={row} /> },
  {
    key: 'board',
    title: copy.columns.board,
    cell: ({ code }) => <MemberText>{names.get(code) ?? code}</MemberText>,
  },
  { key: 'state', title: copy.columns.state, cell: ({ state }) => <PublicationBadge state={state} /> },
  { key: 'period', title: copy.columns.period, priority: 3, cell: publicationText },
  {
    key: 'writer',
    title: copy.columns.writer,
    priority: 3,
    cell: ({ writer }) => <MemberText>{writer ?? copy.noWriter}</MemberText>,
  },
  {
    key: 'comments',
    title: copy.columns.comments,
    priority: 2,
    isNumeric: true,
    cell: ({ commentCount }) => numberText(commentCount),
  },
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

const filters = {
  searchValue: 'q',
  state: oneOf('state', publicationStates),
  code: 'board',
  reported: oneOf('reported', ['true', 'false'] as const),
};

const declaration = defineList({
  name: 'console-boards',
  texts: copy,
  filters,
  sort: { keys: ['createdAt'], start: { key: 'createdAt', isDescending: true } },
  query: boardListQuery,
  rowsOf: ({ boards }) => boards,
  size: PAGE,
  rowName: nameOf,
  columns: () => [],
  pageOf: addressOf,
  add: { label: copy.add, to: '/console/boards/create' },
});

const reportedOptions = [{ value: 'true', label: copy.filters.isReported }];

const Toolbar = ({ names }: { names: ReadonlyMap<string, string> }) => (
  <>
    <GridSearch label={copy.search} />
    <UrlSelect
      name="board"
      label={copy.filters.code}
      all={copy.filters.anyCode}
      options={[...names].map(([value, label]) => ({ value, label }))}
    />
    <PublicationFilter />
    <UrlSelect
      name="reported"
      label={copy.filters.reported}
      all={copy.filters.anyReported}
      options={reportedOptions}
    />
  </>
);

function useBulk(): readonly BulkAction<ConsoleBoardRow>[] {
  const client = useQueryClient();
  const onDone = () => refreshBoards(client);
  const { show, hide, remove } = copy.bulk;
  return [
    ...switchActions({ show, hide, set: setBoardActive, onDone }),
    removeAction({ ...remove, removeAll: removeBoards, onDone }),
  ];
}

/** /console/boards: the posts of every board, with the actions on several and the boards' rights in a sheet. */
export function BoardList() {
  const { data: codes } = useQuery(codesQuery);
  const [isManaging, setManaging] = useState(false);
  const names = useMemo(
    () => new Map(codes?.map(({ code, name }) => [code, name[locale] || name.ko])),
    [codes],
  );
  const columns = useMemo(() => columnsFor(names), [names]);
  const shown = {
    ...declaration,
    columns: () => columns,
    toolbar: <Toolbar names={names} />,
    actions: (
      <>
        <ContentExport kind="board" />
        <Button
          kind="default"
          size="sm"
          icon={<IconSettings size={17} aria-hidden />}
          onClick={() => setManaging(true)}
        >
          {codesCopy.title}
        </Button>
      </>
    ),
    bulk: useBulk(),
    mayWrite: useRights().may('content.write'),
  };
  return (
    <>
      <ListPage declaration={shown} />
      {isManaging && (
        <Suspense>
          <CodesSheet onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  );
}
