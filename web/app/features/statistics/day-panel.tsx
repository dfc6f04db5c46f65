import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useState, type ReactNode } from 'react';
import { dayText } from '#lib/dates.ts';
import { numberText } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { copy } from './copy.ts';
import styles from './statistics.module.css';

const { daily: words } = copy;

interface DayTableProps<Day> {
  label: string;
  /** Oldest first; the table begins with the newest. */
  days: readonly Day[];
  columns: readonly (readonly [key: keyof Day, title: string])[];
}

function DayTable<Day extends { date: string }>({ label, days, columns }: DayTableProps<Day>) {
  return (
    // A scrolling part must be reachable by keyboard.
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {columns.map(([, title]) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row">{dayText(day.date)}</th>
              {columns.map(([key, title]) => (
                <td key={title}>{numberText(Number(day[key]))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayPanelProps<Day> extends Omit<DayTableProps<Day>, 'label'> {
  title: string;
  /** What the figures tell, in one sentence. */
  finding: string;
  /** The same figures drawn. */
  children: ReactNode;
}

/** Figures of each day, drawn or as a table. */
export function DayPanel<Day extends { date: string }>(props: DayPanelProps<Day>) {
  const { title, finding, days, columns, children } = props;
  const [isTable, setTable] = useState(false);
  const Icon = isTable ? IconChartBar : IconTable;
  return (
    <Panel
      title={title}
      actions={
        <Button
          size="sm"
          kind="subtle"
          icon={<Icon size={18} stroke={1.75} aria-hidden />}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? words.asChart : words.asTable}
        </Button>
      }
    >
      <figure>
        <figcaption className={styles.finding}>{finding}</figcaption>
        {isTable ? <DayTable label={title} days={days} columns={columns} /> : children}
      </figure>
    </Panel>
  );
}
