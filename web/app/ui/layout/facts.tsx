import type { ReactNode } from 'react';
import styles from './facts.module.css';
import { Written } from '../text/written.tsx';

export type Fact = readonly [label: string, value: ReactNode];

/** What is known of one thing, a line each; a fact without a value shows a dash. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <Written>{value || '—'}</Written>
        </dd>
      </div>
    ))}
  </dl>
);
