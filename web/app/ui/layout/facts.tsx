import type { ReactNode } from 'react';
import styles from './facts.module.css';
import { MemberText } from '../text/member-text.tsx';

export type Fact = readonly [label: string, value: ReactNode];

/** The properties of one thing, a line each; one without a value shows a dash. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <MemberText>{value || '—'}</MemberText>
        </dd>
      </div>
    ))}
  </dl>
);
