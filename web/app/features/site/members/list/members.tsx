import IconUserCheck from '~icons/tabler/user-check';
import IconDownload from '~icons/tabler/download';
import IconPlus from '~icons/tabler/plus';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { numberText } from '#lib/format/money.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { DataGrid } from '#ui/grid/data-grid.tsx';
import { Docked } from '#ui/grid/docked.tsx';
import { NothingFound } from '#ui/grid/nothing-found.tsx';
import { useOpenRow } from '#ui/grid/use-open-row.ts';
import { useChosenRows } from '#ui/grid/use-chosen-rows.ts';
import { useListScreen } from '#ui/grid/use-list-screen.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { UrlTabs } from '#ui/layout/url-tabs.tsx';
import { copy } from '../copy.ts';
import { memberListQuery, memberSummaryQuery, PAGE } from '../data.ts';
import { MemberCard, memberColumns, waitingColumns } from './member-columns.tsx';
import { MemberFigures } from '../page/member-figures.tsx';
import { MemberFilters } from './member-filters.tsx';
import { nameOf } from './member-state.ts';
import { useMemberView, type MemberView } from './use-member-view.ts';

const MemberInspector = lazy(async () => ({
  default: (await import('../page/member-inspector.tsx')).MemberInspector,
}));

const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }));
const ExportSheet = lazy(async () => ({ default: (await import('./export-sheet.tsx')).ExportSheet }));

const Create = () => (
  <ButtonLink size="sm" to="/console/users/create" icon={<IconPlus size={17} aria-hidden />}>
    {copy.create}
  </ButtonLink>
);

function Excel({ listParams }: Pick<MemberView, 'listParams'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="default"
        size="sm"
        icon={<IconDownload size={17} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {copy.excel}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportSheet listParams={listParams} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Header = ({ listParams }: Pick<MemberView, 'listParams'>) => (
  <PageHeader
    title={copy.title}
    isSameAsPlace
    actions={
      <>
        <Excel listParams={listParams} />
        <Create />
      </>
    }
  />
);

function Tabs() {
  const { data } = useQuery(memberSummaryQuery);
  const { tabs } = copy;
  const shown = (count: number | undefined) => (count === undefined ? undefined : numberText(count));
  return (
    <UrlTabs
      label={tabs.label}
      tabs={[
        { value: '', label: tabs.waiting, count: shown(data?.pending.count) },
        { value: 'all', label: tabs.all, count: shown(data?.counts.all) },
        { value: 'person', label: tabs.person, count: shown(data?.counts.persons) },
        { value: 'company', label: tabs.company, count: shown(data?.counts.companies) },
        { value: 'administrator', label: tabs.administrator },
        { value: 'blocked', label: tabs.blocked, count: shown(data?.counts.blocked) },
      ]}
    />
  );
}

const NoneYet = ({ tab }: Pick<MemberView, 'tab'>) =>
  tab === '' ? (
    <EmptyState
      icon={<IconUserCheck size={28} stroke={1.5} aria-hidden />}
      title={copy.empty.waiting.title}
      hint={copy.empty.waiting.hint}
      action={
        <ButtonLink kind="default" to="/console/users?tab=all">
          {copy.empty.waiting.action}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState title={copy.empty.none} />
  );

/** The queue supports a search only. */
const filtersOf = (tab: MemberView['tab']) =>
  tab === '' ? ['q'] : ['q', 'approval', 'type', 'level', 'from', 'to'];

const Nothing = ({ tab }: Pick<MemberView, 'tab'>) => (
  <NothingFound names={filtersOf(tab)} title={copy.empty.noMatch} hint={copy.empty.noMatchHint}>
    <NoneYet tab={tab} />
  </NothingFound>
);

/** The queue has its own order: the longest waiting first. */
const lookOf = ({ tab, sort, onSort }: MemberView) =>
  tab === ''
    ? { label: copy.list.waiting, name: 'console-waiting' }
    : { label: copy.list.all, name: 'console-members', sort, onSort };

/** /console/users: the queue of approvals first, then every member; a row opens beside the list. */
export function Members() {
  const view = useMemberView();
  const { tab, listParams } = view;
  const { openId, addressOf, open } = useOpenRow();
  const { grid } = useListScreen({
    query: memberListQuery(listParams),
    rowsOf: ({ users }) => users,
    page: listParams.page,
    size: PAGE,
  });
  const columns = useMemo(
    () => (tab === '' ? waitingColumns(addressOf) : memberColumns(addressOf)),
    [tab, addressOf],
  );
  const { chosen, clear, selection } = useChosenRows(grid.rows, tab);
  return (
    <Docked isOpen={openId !== undefined}>
      <Header listParams={listParams} />
      <MemberFigures />
      <Tabs />
      <DataGrid
        columns={columns}
        rowName={nameOf}
        card={(row) => <MemberCard row={row} addressOf={addressOf} />}
        {...lookOf(view)}
        selection={selection}
        currentId={openId}
        onOpen={({ _id: id }) => open(id)}
        {...grid}
        empty={<Nothing tab={tab} />}
        toolbar={<MemberFilters tab={tab} />}
      />
      {chosen.length > 0 && (
        <Suspense>
          <BulkBar members={chosen} clear={clear} />
        </Suspense>
      )}
      {openId && (
        <Suspense>
          <MemberInspector id={openId} rows={grid.rows ?? []} />
        </Suspense>
      )}
    </Docked>
  );
}
