import { numberText } from '#lib/money.ts';
import styles from './statistics.module.css';

interface Day {
  date: string;
  count: number;
}

interface ColumnsProps {
  title: string;
  days: readonly Day[];
  /** The same number of days before, drawn paler behind. */
  before?: readonly Day[];
  tone: 'cobalt' | 'teal';
}

const shortDay = (date: string): string => date.slice(5).replace('-', '.');
const heightOf = (count: number, most: number): string => `${(count / most) * 100}%`;

/** A figure a day as columns, without a library: the numbers stand in the table beside it. */
export function Columns({ title, days, before = [], tone }: ColumnsProps) {
  const most = Math.max(1, ...[...days, ...before].map(({ count }) => count));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className={styles.figure}>
      <h3 className={styles.series}>{title}</h3>
      <div role="img" aria-label={title} className={styles.columns} data-tone={tone}>
        <em className="number">{numberText(most)}</em>
        {days.map(({ date, count }, index) => (
          <span key={date} title={`${shortDay(date)} ${numberText(count)}`}>
            <i style={{ height: heightOf(before[index]?.count ?? 0, most) }} />
            <b style={{ height: heightOf(count, most) }} />
          </span>
        ))}
      </div>
      {first && last && (
        <p className={styles.ends}>
          <span className="number">{shortDay(first.date)}</span>
          <span className="number">{shortDay(last.date)}</span>
        </p>
      )}
    </div>
  );
}
