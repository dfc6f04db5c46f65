import { useMemo } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { DataGrid } from '#ui/grid/data-grid.tsx';
import { Docked } from '#ui/grid/docked.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { NothingFound } from '#ui/grid/nothing-found.tsx';
import { RowLines } from '#ui/grid/cells/row-lines.tsx';
import { useOpenRow, type RowAddress } from '#ui/grid/use-open-row.ts';
import { namesOf, useListParams } from '#ui/grid/use-list-params.ts';
import { useListScreen } from '#ui/grid/use-list-screen.ts';
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
  <RowLines
    className={styles.target}
    title={<Written>{log.target.name}</Written>}
    hint={targetTypeText(log.target.type)}
  />
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

const filters = {
  action: 'action',
  actor: 'q',
  targetType: 'type',
  targetName: 'name',
  target: 'target',
  address: 'ip',
  from: 'from',
  to: 'to',
};

/** An id in the address takes precedence over a part of the name; the server has one parameter for both. */
function useAuditParams(): AuditListParams {
  const { target, targetName, ...others } = useListParams(filters);
  return { ...others, target: target ?? targetName };
}

/** The actions of administrators, newest first; a row opens beside the list. */
function Actions({ listParams }: { listParams: AuditListParams }) {
  const { openId, addressOf, open, close } = useOpenRow();
  const { grid } = useListScreen({
    query: auditListQuery(listParams),
    rowsOf: ({ logs }) => logs,
    page: listParams.page,
    size: PAGE,
  });
  const columns = useMemo(() => columnsOf(addressOf), [addressOf]);
  return (
    <>
      <DataGrid
        label={copy.listLabel}
        name="console-audit"
        columns={columns}
        rowName={({ action, target }) => `${actionText(action)} ${target.name}`}
        card={(log) => <AuditCard log={log} addressOf={addressOf} />}
        currentId={openId}
        onOpen={({ _id: id }) => open(id)}
        {...grid}
        empty={
          <NothingFound names={namesOf(filters)} title={copy.empty.noMatch}>
            <EmptyState title={copy.empty.title} hint={copy.empty.hint} />
          </NothingFound>
        }
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

/** /console/audit-logs: the actions of administrators, and who read whose personal data. */
export function AuditLogs() {
  const { read } = useUrlState();
  const { page, ...filter } = useAuditParams();
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
