import { Link } from 'react-router';
import { useRights } from '#lib/session/rights.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { RowLines } from '#ui/grid/cells/row-lines.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { Moment } from '#ui/layout/moment.tsx';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { formListQuery, PAGE, type FormRow } from './data.ts';

const addressOf = (id: string): string => `/console/forms/${id}`;
const nameOf = ({ name }: FormRow): string => name;

const Title = ({ row }: { row: FormRow }) => (
  <RowLines
    title={
      <Link to={addressOf(row._id)}>
        <MemberText>{row.name}</MemberText>
      </Link>
    }
    hint={row.hasFiles ? <Badge hue="cobalt">{copy.hasFiles}</Badge> : null}
  />
);

const columns: readonly Column<FormRow>[] = [
  { key: 'name', title: copy.columns.name, cell: (row) => <Title row={row} /> },
  { key: 'type', title: copy.columns.type, cell: ({ type }) => <MemberText>{type}</MemberText> },
  {
    key: 'emailed',
    title: copy.columns.emailed,
    priority: 2,
    cell: ({ emailedAt }) => (emailedAt ? <Moment at={emailedAt} /> : copy.notEmailed),
  },
  {
    key: 'created',
    title: copy.columns.created,
    sortKey: 'createdAt',
    priority: 2,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

const declaration = defineList({
  name: 'console-forms',
  texts: copy,
  filters: { searchValue: 'q' },
  toolbar: <GridSearch label={copy.search} />,
  sort: { keys: ['createdAt'], start: { key: 'createdAt', isDescending: true } },
  query: formListQuery,
  rowsOf: ({ forms }) => forms,
  size: PAGE,
  rowName: nameOf,
  columns: () => columns,
  pageOf: addressOf,
  add: { label: copy.add, to: addressOf('new') },
});

/** /console/forms: submitted forms and those that the centre sends out. */
export function FormList() {
  return <ListPage declaration={{ ...declaration, mayWrite: useRights().may('content.write') }} />;
}
