import { lazy, Suspense } from 'react';
import { whenIdle } from '#lib/idle.ts';
import styles from './day-range.module.css';

/** A calendar weighs more than the list it filters, which is shown first. */
const DayInputs = lazy(async () => {
  await whenIdle();
  return { default: (await import('./day-inputs.tsx')).DayInputs };
});

interface DayRangeProps {
  /** What happened in the period, for example 가입일. */
  label: string;
  /** The queries' names in the address. */
  names?: { from: string; to: string };
}

const usual = { from: 'from', to: 'to' };

/** A period of days, typed or picked, kept in the address; either end may stay open. Its calendar comes by itself. */
export const DayRange = ({ label, names = usual }: DayRangeProps) => (
  <span role="group" aria-label={label} className={styles.range}>
    <Suspense>
      <DayInputs label={label} names={names} />
    </Suspense>
  </span>
);
