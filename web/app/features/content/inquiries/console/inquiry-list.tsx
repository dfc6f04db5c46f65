import { inquiryStates } from '@ieum/contract/content/questions/enums.ts';
import { Link } from 'react-router';
import { StateFilter } from '#features/content/questions/answering/state-filter.tsx';
import { WaitingTime } from '#features/content/questions/answering/waiting-time.tsx';
import { ListExport } from '#features/foundation/audit/list-export.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { RowLines } from '#ui/grid/cells/row-lines.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { oneOf, useListParams } from '#ui/grid/use-list-params.ts';
import { useSort } from '#ui/grid/use-sort.ts';
import type { RowAddress } from '#ui/grid/use-open-row.ts';
import { Moment } from '#ui/layout/moment.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { inquiryListQuery, downloadInquiries, PAGE, type ServiceInquiryRow } from './data.ts';
import { InquiryPanel } from './inquiry-panel.tsx';
import { useRights } from '#lib/session/rights.ts';
import { questionLooks } from '#features/content/questions/states-copy.ts';

const columnsWith = (addressOf: RowAddress): readonly Column<ServiceInquiryRow>[] => [
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
        hint={copy.number(row.number)}
      />
    ),
  },
  {
    key: 'company',
    title: copy.columns.company,
    cell: ({ companyName, name }) => (
      <RowLines title={<MemberText>{companyName}</MemberText>} hint={<MemberText>{name}</MemberText>} />
    ),
  },
  {
    key: 'state',
    title: copy.columns.state,
    cell: ({ state }) => <StatusBadge states={questionLooks} value={state} />,
  },
  {
    key: 'waited',
    title: copy.columns.waited,
    priority: 2,
    cell: ({ state, createdAt }) => (state === 'ANSWER_AWAITING' ? <WaitingTime since={createdAt} /> : null),
  },
  {
    key: 'created',
    title: copy.columns.created,
    sortKey: 'createdAt',
    priority: 3,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

const filters = { searchValue: 'q', state: oneOf('state', inquiryStates) };

const sortKeys = ['createdAt'];
const declaration = defineList({
  name: 'console-inquiries',
  texts: copy,
  filters,
  toolbar: (
    <>
      <GridSearch label={copy.search} />
      <StateFilter />
    </>
  ),
  sort: { keys: sortKeys },
  query: inquiryListQuery,
  rowsOf: ({ serviceInquiryForms }) => serviceInquiryForms,
  size: PAGE,
  rowName: ({ subject }) => subject,
  columns: columnsWith,
  panel: (open) => <InquiryPanel key={open.id} {...open} />,
  add: { label: copy.add, to: '?edit=new' },
});

/** /console/center/service-inquiry-forms: inquiries about recruitment support, each beside the list. */
export function InquiryList() {
  const mayWrite = useRights().may('support.write');
  const { page: _page, ...filter } = useListParams(filters);
  const { requested: sort } = useSort(sortKeys);
  const actions = (
    <ListExport right="support.write" download={(reason) => downloadInquiries(filter, sort, reason)} />
  );
  return <ListPage declaration={{ ...declaration, mayWrite, actions }} />;
}
