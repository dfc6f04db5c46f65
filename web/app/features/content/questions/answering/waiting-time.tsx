import { useState } from 'react';
import { waitedText } from '#lib/format/dates.ts';
import styles from './waiting-time.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long something has waited for its answer; ember from the second day. */
export function WaitingTime({ since }: { since: string }) {
  const [now] = useState(() => Date.now());
  const isLate = now - Date.parse(since) >= DAY_MS;
  return (
    <em className={`${styles.waited} number`} data-late={isLate || undefined}>
      {waitedText(since)}
    </em>
  );
}
