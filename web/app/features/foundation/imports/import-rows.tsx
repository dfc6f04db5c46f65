import { rowOutcomes, type RowOutcome } from '@ieum/contract/foundation/imports/enums.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { DataGrid } from '#ui/grid/data-grid.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { oneOf, useListParams } from '#ui/grid/use-list-params.ts';
import { useListScreen } from '#ui/grid/use-list-screen.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { PAGE, rowsQuery, type Import, type ImportRow } from './data.ts';
import styles from './imports.module.css';

const hues = { NEW: 'jade', CHANGED: 'cobalt', UNCHANGED: 'ink', FAULTY: 'ember' } as const;
const options = rowOutcomes.map((value) => ({ value, label: copy.outcomes[value] }));
const filters = { outcome: oneOf<RowOutcome>('outcome', rowOutcomes) };

const columns: readonly Column<ImportRow & { _id: string }>[] = [
  { key: 'number', title: copy.rows.number, isNumeric: true, width: 80, cell: ({ number }) => number },
  {
    key: 'key',
    title: copy.rows.key,
    cell: ({ key }) => (
      <span className={styles.key}>
        <MemberText>{key}</MemberText>
      </span>
    ),
  },
  {
    key: 'outcome',
    title: copy.rows.outcome,
    cell: ({ outcome }) => <Badge hue={hues[outcome]}>{copy.outcomes[outcome]}</Badge>,
  },
  {
    key: 'faults',
    title: copy.rows.faults,
    cell: ({ faults }) => (
      <ul className={styles.faults}>
        {faults.map(({ column, reason }) => (
          <li key={column}>
            <b>{column}</b> <MemberText>{reason}</MemberText>
          </li>
        ))}
      </ul>
    ),
  },
];

/** The rows of the workbook with what writing each would do. */
export function ImportRows({ one }: { one: Import }) {
  const { outcome, page } = useListParams(filters);
  const { grid } = useListScreen({
    query: rowsQuery({ id: one._id, state: one.state, outcome, page }),
    rowsOf: ({ rows }) => rows.map((row) => ({ ...row, _id: String(row.number) })),
    page,
    size: PAGE,
  });
  return (
    <DataGrid
      label={copy.rows.list}
      name="console-import-rows"
      columns={columns}
      rowName={({ key }) => key}
      {...grid}
      empty={<EmptyState title={copy.rows.none} />}
      toolbar={<UrlSelect name="outcome" label={copy.rows.outcome} all={copy.rows.any} options={options} />}
    />
  );
}
