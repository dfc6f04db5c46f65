import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { copy } from '../editor/copy.ts';
import { columnsOf } from '../list/lecture-columns.tsx';
import { PAGE } from '../editor/lecture-queries.ts';
import { lectureListQuery, LIST } from './data.ts';

const addressOf = (id: string): string => `${LIST}?edit=${id}`;
const columns = columnsOf(addressOf, { hasCompany: false });

const declaration = defineList({
  name: 'company-lectures',
  texts: copy,
  filters: { searchValue: 'q' },
  sort: { keys: ['createdAt'], start: { key: 'createdAt', isDescending: true } },
  toolbar: <GridSearch label={copy.search} />,
  query: lectureListQuery,
  rowsOf: ({ lectures }) => lectures,
  size: PAGE,
  rowName: ({ subject }) => subject,
  columns: () => columns,
  pageOf: addressOf,
  add: { label: copy.add, to: addressOf('new') },
  mayWrite: true,
});

/** /dashboard/lectures: the company's own lectures. */
export const LectureList = () => <ListPage declaration={declaration} />;
