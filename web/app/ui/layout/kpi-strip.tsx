import type { ReactNode } from 'react';
import styles from './kpi-strip.module.css';

export interface Kpi {
  label: string;
  value: ReactNode;
  unit?: string;
  hint?: ReactNode;
  /** `warn` for what has waited too long, `good` for a rise. */
  tone?: 'plain' | 'warn' | 'good';
}

interface KpiStripProps {
  label: string;
  items: readonly Kpi[];
  isLarge?: boolean;
}

/** Figures side by side in one box. */
export function KpiStrip({ label, items, isLarge }: KpiStripProps) {
  return (
    <dl className={styles.strip} data-large={isLarge || undefined} aria-label={label}>
      {items.map(({ label: name, value, unit, hint, tone = 'plain' }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>
            {value}
            {unit && <i>{unit}</i>}
          </dd>
          {hint && (
            <dd className={styles.hint} data-tone={tone}>
              {hint}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
