import { inquiryStates, questionCategories } from '@ieum/contract/content/questions/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { ListExport } from '#features/foundation/audit/list-export.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { RowLines } from '#ui/grid/cells/row-lines.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { oneOf, useListParams } from '#ui/grid/use-list-params.ts';
import { useSort } from '#ui/grid/use-sort.ts';
import type { RowAddress } from '#ui/grid/use-open-row.ts';
import { Moment } from '#ui/layout/moment.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { categoryOptions, categoryText } from '../category-text.ts';
import { StateFilter } from '../answering/state-filter.tsx';
import { WaitingTime } from '../answering/waiting-time.tsx';
import { copy } from './copy.ts';
import {
  assigneesQuery,
  downloadQuestions,
  PAGE,
  questionListQuery,
  type ConsoleQuestionRow,
} from './data.ts';
import { QuestionPanel } from './question-panel.tsx';
import { useRights } from '#lib/session/rights.ts';
import { questionLooks } from '../states-copy.ts';

const PhrasesSheet = lazyPart(async () => (await import('../phrases/phrases-sheet.tsx')).PhrasesSheet);

const columnsWith = (addressOf: RowAddress): readonly Column<ConsoleQuestionRow>[] => [
  {
    key: 'subject',
    title: copy.columns.subject,
    cell: (row) => (
      <RowLines
        title={
          <Link to={addressOf(row._id)}>
            <MemberText>{row.subject}</MemberText>
          </Link>
        }
        hint={categoryText(row.category)}
      />
    ),
  },
  {
    key: 'user',
    title: copy.columns.user,
    priority: 2,
    cell: ({ user }) => <RowLines title={<MemberText>{user.name}</MemberText>} hint={user.username} />,
  },
  {
    key: 'state',
    title: copy.columns.state,
    cell: ({ state }) => <StatusBadge states={questionLooks} value={state} />,
  },
  {
    key: 'waited',
    title: copy.columns.waited,
    cell: ({ state, createdAt }) => (state === 'ANSWER_AWAITING' ? <WaitingTime since={createdAt} /> : null),
  },
  {
    key: 'assignee',
    title: copy.columns.assignee,
    priority: 3,
    cell: ({ assignee }) => <MemberText>{assignee?.name ?? ''}</MemberText>,
  },
  {
    key: 'created',
    title: copy.columns.created,
    sortKey: 'createdAt',
    priority: 3,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

const filters = {
  searchValue: 'q',
  state: oneOf('state', inquiryStates),
  category: oneOf('category', questionCategories),
  _assignee: 'assignee',
};

function AssigneeFilter() {
  const { data = [] } = useQuery(assigneesQuery);
  const options = [
    { value: 'NONE', label: copy.nobody },
    ...data.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  return <UrlSelect name="assignee" label={copy.assignee} all={copy.anyAssignee} options={options} />;
}

const sortKeys = ['createdAt'];
const declaration = defineList({
  name: 'console-questions',
  texts: copy,
  filters,
  toolbar: (
    <>
      <GridSearch label={copy.search} />
      <StateFilter />
      <UrlSelect name="category" label={copy.category} all={copy.anyCategory} options={categoryOptions} />
      <AssigneeFilter />
    </>
  ),
  sort: { keys: sortKeys },
  query: questionListQuery,
  rowsOf: ({ questions }) => questions,
  size: PAGE,
  rowName: ({ subject }) => subject,
  columns: columnsWith,
  panel: (open) => <QuestionPanel key={open.id} {...open} />,
  add: { label: copy.add, to: '?edit=new' },
});

/** /console/center/questions: the questions of members, the longest waiting first, each beside the list. */
export function QuestionList() {
  const [isEditing, setEditing] = useState(false);
  const { page: _page, ...filter } = useListParams(filters);
  const { requested: sort } = useSort(sortKeys);
  const phrases = (
    <>
      <ListExport right="support.write" download={(reason) => downloadQuestions(filter, sort, reason)} />
      <Button size="sm" kind="default" onClick={() => setEditing(true)}>
        {copy.phrases}
      </Button>
    </>
  );
  const mayWrite = useRights().may('support.write');
  return (
    <>
      <ListPage declaration={{ ...declaration, mayWrite, ...(mayWrite && { actions: phrases }) }} />
      {isEditing && (
        <Suspense>
          <PhrasesSheet onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
