import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ImportLink } from '#features/foundation/imports/import-link.tsx';
import { numberText } from '#lib/format/money.ts';
import { useRights } from '#lib/session/rights.ts';
import { Badge } from '#ui/badge/badge.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
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
import { copy } from './copy.ts';
import {
  hashTagListQuery,
  PAGE,
  refreshHashTags,
  removeHashTags,
  setHashTagActive,
  type HashTag,
} from './data.ts';

const addressOf = (id: string): string => `/console/hash-tags?edit=${id}`;

const columns: readonly Column<HashTag>[] = [
  {
    key: 'name',
    title: copy.columns.name,
    sortKey: 'name',
    cell: ({ _id, name }) => (
      <Link to={addressOf(_id)}>
        <MemberText>{`#${name}`}</MemberText>
      </Link>
    ),
  },
  {
    key: 'active',
    title: copy.columns.active,
    cell: ({ isActive }) =>
      isActive ? <Badge hue="jade">{copy.active}</Badge> : <Badge hue="ink">{copy.inactive}</Badge>,
  },
  {
    key: 'uses',
    title: copy.columns.uses,
    isNumeric: true,
    cell: ({ uses }) => copy.uses(numberText(uses)),
  },
  {
    key: 'index',
    title: copy.columns.index,
    priority: 2,
    isNumeric: true,
    sortKey: 'index',
    cell: ({ index }) => numberText(index),
  },
  {
    key: 'created',
    title: copy.columns.created,
    priority: 2,
    sortKey: 'createdAt',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

const activeOptions = [
  { value: 'true', label: copy.active },
  { value: 'false', label: copy.inactive },
];

const declaration = defineList({
  name: 'console-hash-tags',
  texts: copy,
  filters: { searchValue: 'q', active: oneOf('active', ['true', 'false'] as const) },
  sort: { keys: ['index', 'name', 'createdAt'], start: { key: 'index', isDescending: false } },
  toolbar: (
    <>
      <GridSearch label={copy.search} />
      <UrlSelect name="active" label={copy.filters.active} all={copy.filters.any} options={activeOptions} />
    </>
  ),
  query: hashTagListQuery,
  rowsOf: ({ hashTags }) => hashTags,
  size: PAGE,
  rowName: ({ name }: HashTag) => name,
  columns: () => columns,
  pageOf: addressOf,
  add: { label: copy.add, to: addressOf('new') },
  actions: <ImportLink kind="hash-tags" />,
});

function useBulk(): readonly BulkAction<HashTag>[] {
  const client = useQueryClient();
  const onDone = () => refreshHashTags(client);
  const { show, hide, remove } = copy.bulk;
  return [
    ...switchActions({ show, hide, set: setHashTagActive, onDone }),
    removeAction({ ...remove, removeAll: removeHashTags, onDone }),
  ];
}

/** /console/hash-tags: every hashtag with how often it is used. */
export function HashTagList() {
  const mayWrite = useRights().may('content.write');
  return <ListPage declaration={{ ...declaration, bulk: useBulk(), mayWrite }} />;
}
