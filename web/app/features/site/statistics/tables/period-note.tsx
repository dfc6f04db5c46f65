import { momentText, periodText } from '#lib/format/dates.ts';
import { copy } from '../copy.ts';
import type { Period } from '../period.ts';
import { lengthOf } from '../period.ts';
import styles from './period-note.module.css';

/** The days of the figures, what they are compared with, and when they were counted. */
export const PeriodNote = ({ period, countedAt }: { period: Period; countedAt: number }) => (
  <>
    <span className="number">{periodText(period.from, period.to)}</span>
    <span>{copy.compared(lengthOf(period))}</span>
    {countedAt > 0 && <span className={`${styles.counted} number`}>{copy.asOf(momentText(countedAt))}</span>}
  </>
);
