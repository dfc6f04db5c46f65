import { useRights } from '#lib/session/rights.ts';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { copy as editorCopy } from '../editor/copy.ts';
import { columnsOf } from '../list/lecture-columns.tsx';
import { copy } from './copy.ts';
import { PAGE } from '../editor/lecture-queries.ts';
import { lectureListQuery, LIST } from './data.ts';

const addressOf = (id: string): string => `${LIST}?edit=${id}`;
const columns = columnsOf(addressOf, { hasCompany: true });

const declaration = defineList({
  name: 'console-lectures',
  texts: { ...editorCopy, ...copy.list, list: editorCopy.list },
  filters: { searchValue: 'q' },
  sort: { keys: ['createdAt'], start: { key: 'createdAt', isDescending: true } },
  toolbar: <GridSearch label={editorCopy.search} />,
  query: lectureListQuery,
  rowsOf: ({ lectures }) => lectures,
  size: PAGE,
  rowName: ({ subject }) => subject,
  columns: () => columns,
  pageOf: addressOf,
  add: { label: editorCopy.add, to: addressOf('new') },
});

/** /console/lecture/list: the lectures of all companies. */
export function ConsoleLectureList() {
  return <ListPage declaration={{ ...declaration, mayWrite: useRights().may('content.write') }} />;
}
