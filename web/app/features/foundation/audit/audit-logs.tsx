import { Link } from 'react-router';
import { approvalList } from '#features/foundation/approvals/approval-list.tsx';
import { copy as approvalCopy } from '#features/foundation/approvals/copy.ts';
import { useRights } from '#lib/session/rights.ts';
import type { Column } from '#ui/grid/grid-types.ts';
import { RowLines } from '#ui/grid/cells/row-lines.tsx';
import type { RowAddress } from '#ui/grid/use-open-row.ts';
import { useListParams, type ListParams } from '#ui/grid/use-list-params.ts';
import { useSort } from '#ui/grid/use-sort.ts';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { Moment } from '#ui/layout/moment.tsx';
import { UrlTabs } from '#ui/tabs/url-tabs.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditInspector } from './audit-inspector.tsx';
import styles from './audit.module.css';
import { copy } from './copy.ts';
import { auditListQuery, PAGE, type AuditLog } from './data.ts';
import { accessRecordList } from './access-records.tsx';
import { actionText, subjectTypeText } from './texts.ts';

const ActionLink = ({ log, addressOf }: { log: AuditLog; addressOf: RowAddress }) => (
  <Link to={addressOf(log._id)} preventScrollReset className={styles.what}>
    {actionText(log.action)}
  </Link>
);

const Target = ({ log }: { log: AuditLog }) => (
  <RowLines
    className={styles.target}
    title={<MemberText>{log.target.name}</MemberText>}
    hint={subjectTypeText(log.target.type)}
  />
);

const columnsOf = (addressOf: RowAddress): readonly Column<AuditLog>[] => [
  {
    key: 'when',
    title: copy.columns.when,
    sortKey: 'createdAt',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  { key: 'who', title: copy.columns.who, cell: ({ by }) => by.name },
  { key: 'what', title: copy.columns.what, cell: (log) => <ActionLink log={log} addressOf={addressOf} /> },
  { key: 'target', title: copy.columns.target, cell: (log) => <Target log={log} /> },
  { key: 'from', title: copy.columns.from, priority: 3, cell: ({ ip }) => ip },
];

const AuditCard = ({ log, addressOf }: { log: AuditLog; addressOf: RowAddress }) => (
  <div className={styles.card}>
    <ActionLink log={log} addressOf={addressOf} />
    <Moment at={log.createdAt} />
    <p>
      <MemberText>{log.target.name || subjectTypeText(log.target.type)}</MemberText> ·{' '}
      <MemberText>{log.by.name}</MemberText>
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
const filterOf = <T extends ListParams<typeof filters>>({ target, targetName, ...others }: T) => ({
  ...others,
  target: target ?? targetName,
});

const sortKeys = ['createdAt'];

/** Exports what the address selects, in its order. */
function ExportOfShown() {
  const { page: _page, ...filter } = filterOf(useListParams(filters));
  const { requested: sort } = useSort(sortKeys);
  return <AuditExport filter={filter} sort={sort} />;
}

const actionList = defineList({
  name: 'console-audit',
  texts: { ...copy, list: copy.listLabel, noMatch: copy.empty.noMatch },
  filters,
  toolbar: <AuditFilters />,
  actions: <ExportOfShown />,
  sort: { keys: sortKeys, start: { key: 'createdAt', isDescending: true } },
  query: (params) => auditListQuery(filterOf(params)),
  rowsOf: ({ logs }) => logs,
  size: PAGE,
  rowName: ({ action, target }) => `${actionText(action)} ${target.name}`,
  columns: columnsOf,
  card: (log, addressOf) => <AuditCard log={log} addressOf={addressOf} />,
  panel: ({ id, close }) => <AuditInspector id={id} onClose={close} />,
});

const { tabs: tabTexts } = copy;
const tabs = [
  { value: '', label: tabTexts.actions },
  { value: 'readings', label: tabTexts.accessRecords },
];
const approvalTab = { value: 'approvals', label: approvalCopy.tab };

/**
 * /console/audit-logs: the actions of administrators, who read whose personal data, and what awaits a second
 * administrator.
 */
export function AuditLogs() {
  const tab = useUrlState().read('tab');
  const mayApprove = useRights().may('approvals.read');
  const links = <UrlTabs label={tabTexts.label} tabs={mayApprove ? [...tabs, approvalTab] : tabs} />;
  if (tab === 'readings') return <ListPage declaration={{ ...accessRecordList, tabs: links }} />;
  if (tab === 'approvals') {
    const texts = { ...approvalList.texts, title: copy.title, hint: copy.hint };
    return <ListPage declaration={{ ...approvalList, texts, tabs: links }} />;
  }
  return <ListPage declaration={{ ...actionList, tabs: links }} />;
}
