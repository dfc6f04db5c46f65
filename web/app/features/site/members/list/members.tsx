import { lazyPart } from '#lib/document/lazy-part.ts';
import { ImportLink } from '#features/foundation/imports/import-link.tsx';
import { useRights } from '#lib/session/rights.ts';
import IconUserCheck from '~icons/tabler/user-check';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { countTexts } from '#lib/format/count-texts.ts';
import { numberText } from '#lib/format/money.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { UrlTabs } from '#ui/tabs/url-tabs.tsx';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { copy } from '../copy.ts';
import { memberListQuery, memberSummaryQuery, PAGE } from '../data.ts';
import { MemberCard, memberColumns, waitingColumns } from './member-columns.tsx';
import { MemberExport } from './member-export.tsx';
import { MemberFigures } from '../page/member-figures.tsx';
import { MemberFilters } from './member-filters.tsx';
import { nameOf } from './member-state.ts';
import {
  memberFilters,
  memberSortKeys,
  paramsOf,
  queueFilters,
  useMemberTab,
  type MemberTab,
} from './member-views.ts';

const MemberInspector = lazyPart(async () => (await import('../page/member-inspector.tsx')).MemberInspector);

const BulkBar = lazyPart(async () => (await import('./bulk-bar.tsx')).BulkBar);

function Tabs() {
  const { data } = useQuery(memberSummaryQuery);
  const { tabs } = copy;
  const { people, companies } = countTexts;
  const shown = (count: number | undefined) => (count === undefined ? undefined : numberText(count));
  return (
    <UrlTabs
      label={tabs.label}
      tabs={[
        { value: '', label: tabs.waiting, count: shown(data?.pending.count), counted: companies },
        { value: 'all', label: tabs.all, count: shown(data?.counts.all), counted: people },
        { value: 'person', label: tabs.person, count: shown(data?.counts.persons), counted: people },
        { value: 'company', label: tabs.company, count: shown(data?.counts.companies), counted: companies },
        {
          value: 'administrator',
          label: tabs.administrator,
          count: shown(data?.counts.administrators),
          counted: people,
        },
        { value: 'blocked', label: tabs.blocked, count: shown(data?.counts.blocked), counted: people },
      ]}
    />
  );
}

const { title, list, empty } = copy;

const queueTexts = {
  title,
  ...empty,
  list: list.waiting,
  empty: {
    icon: <IconUserCheck size={28} stroke={1.5} aria-hidden />,
    title: empty.waiting.title,
    hint: empty.waiting.hint,
    action: (
      <ButtonLink kind="default" to="/console/users?tab=all">
        {empty.waiting.action}
      </ButtonLink>
    ),
  },
};

const listTexts = { title, ...empty, list: list.all, empty: { title: empty.none } };

const shared = defineList({
  name: 'console-members',
  texts: listTexts,
  filters: memberFilters,
  tabs: (
    <>
      <MemberFigures />
      <Tabs />
    </>
  ),
  sort: { keys: memberSortKeys, start: { key: 'createdAt', isDescending: true } },
  query: (params) => memberListQuery(paramsOf('all', params)),
  rowsOf: ({ users }) => users,
  size: PAGE,
  rowName: nameOf,
  columns: memberColumns,
  card: (row, addressOf) => <MemberCard row={row} addressOf={addressOf} />,
  add: { label: copy.create, to: '/console/users/create' },
  bulkBar: ({ rows, clear }) => (
    <Suspense>
      <BulkBar members={rows} clear={clear} />
    </Suspense>
  ),
  panel: ({ id, rows }) => (
    <Suspense>
      <MemberInspector id={id} rows={rows} />
    </Suspense>
  ),
});

/** The queue supports a search only and has its own order: the longest waiting first. */
const queue = defineList({
  ...shared,
  name: 'console-waiting',
  texts: queueTexts,
  filters: queueFilters,
  sort: undefined,
  toolbar: <MemberFilters tab="" />,
  query: (params) => memberListQuery(paramsOf('', params)),
  columns: waitingColumns,
});

const listOf = (tab: Exclude<MemberTab, ''>) => ({
  ...shared,
  scope: tab,
  toolbar: <MemberFilters tab={tab} />,
  query: (params: Parameters<typeof shared.query>[0]) => memberListQuery(paramsOf(tab, params)),
});

/** /console/users: the queue of approvals first, then every member; a row opens beside the list. */
export function Members() {
  const tab = useMemberTab();
  const { may } = useRights();
  const rights = {
    mayWrite: may('members.write'),
    actions: (
      <>
        <ImportLink kind="member-levels" />
        {may('members.disclose') && <MemberExport />}
      </>
    ),
  };
  return tab === '' ? (
    <ListPage declaration={{ ...queue, ...rights }} />
  ) : (
    <ListPage declaration={{ ...listOf(tab), ...rights }} />
  );
}
