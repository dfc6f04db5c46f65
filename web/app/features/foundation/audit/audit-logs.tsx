import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { DataGrid } from '#ui/grid/data-grid.tsx';
import { Docked } from '#ui/grid/docked.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { NothingFound } from '#ui/grid/nothing-found.tsx';
import { useOpenRow, type RowAddress } from '#ui/grid/use-open-row.ts';
import { usePages } from '#ui/grid/use-pages.ts';
import { Moment } from '#ui/layout/moment.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { UrlTabs } from '#ui/layout/url-tabs.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { Written } from '#ui/text/written.tsx';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditInspector } from './audit-inspector.tsx';
import styles from './audit.module.css';
import { copy } from './copy.ts';
import { auditListQuery, PAGE, type AuditLog, type AuditListParams } from './data.ts';
import { Readings } from './readings.tsx';
import { actionText, targetTypeText } from './texts.ts';

const What = ({ log, addressOf }: { log: AuditLog; addressOf: RowAddress }) => (
  <Link to={addressOf(log._id)} preventScrollReset className={styles.what}>
    {actionText(log.action)}
  </Link>
);

const Target = ({ log }: { log: AuditLog }) => (
  <div className={styles.target}>
    <Written>{log.target.name}</Written>
    <span>{targetTypeText(log.target.type)}</span>
  </div>
);

const columnsOf = (addressOf: RowAddress): readonly Column<AuditLog>[] => [
  { key: 'when', title: copy.columns.when, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { key: 'who', title: copy.columns.who, cell: ({ by }) => by.name },
  { key: 'what', title: copy.columns.what, cell: (log) => <What log={log} addressOf={addressOf} /> },
  { key: 'target', title: copy.columns.target, cell: (log) => <Target log={log} /> },
  { key: 'from', title: copy.columns.from, priority: 3, cell: ({ ip }) => ip },
];

const AuditCard = ({ log, addressOf }: { log: AuditLog; addressOf: RowAddress }) => (
  <div className={styles.card}>
    <What log={log} addressOf={addressOf} />
    <Moment at={log.createdAt} />
    <p>
      <Written>{log.target.name || targetTypeText(log.target.type)}</Written> ·{' '}
      <Written>{log.by.name}</Written>
    </p>
  </div>
);

const names = ['q', 'action', 'type', 'name', 'target', 'ip', 'from', 'to'] as const;

function useListParams(): AuditListParams {
  const { read, page } = useUrlState();
  return {
    action: read('action') || undefined,
    actor: read('q') || undefined,
    targetType: read('type') || undefined,
    target: read('target') || read('name') || undefined,
    address: read('ip') || undefined,
    from: read('from') || undefined,
    to: read('to') || undefined,
    page,
  };
}

const Nothing = () => (
  <NothingFound names={names} title={copy.empty.noMatch}>
    <EmptyState title={copy.empty.title} hint={copy.empty.hint} />
  </NothingFound>
);

/** What administrators did, newest first; a row opens beside the list. */
function Actions({ listParams }: { listParams: AuditListParams }) {
  const { openId, addressOf, open, close } = useOpenRow();
  const list = useQuery({ ...auditListQuery(listParams), placeholderData: keepPreviousData });
  const pages = usePages(list, { page: listParams.page, size: PAGE });
  const columns = useMemo(() => columnsOf(addressOf), [addressOf]);
  return (
    <>
      <DataGrid
        label={copy.listLabel}
        name="console-audit"
        columns={columns}
        rows={list.data?.logs}
        rowId={({ _id }) => _id}
        rowName={({ action, target }) => `${actionText(action)} ${target.name}`}
        card={(log) => <AuditCard log={log} addressOf={addressOf} />}
        {...(openId && { currentId: openId })}
        onOpen={({ _id: id }) => open(id)}
        {...pages}
        empty={<Nothing />}
        toolbar={<AuditFilters />}
      />
      {openId && <AuditInspector id={openId} onClose={close} />}
    </>
  );
}

const { tabs: tabWords } = copy;
const tabs = [
  { value: '', label: tabWords.actions },
  { value: 'readings', label: tabWords.readings },
];

/** /console/audit-logs: what administrators did, and who read whose personal data. */
export function AuditLogs() {
  const { read } = useUrlState();
  const { page, ...filter } = useListParams();
  const isReadings = read('tab') === 'readings';
  return (
    <Docked isOpen={read('id') !== ''}>
      <PageHeader
        title={copy.title}
        isSameAsPlace
        status={copy.hint}
        {...(!isReadings && { actions: <AuditExport filter={filter} /> })}
      />
      <UrlTabs label={tabWords.label} tabs={tabs} />
      {isReadings ? <Readings /> : <Actions listParams={{ ...filter, page }} />}
    </Docked>
  );
}
