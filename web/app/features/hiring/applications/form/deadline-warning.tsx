import type { OwnApplication } from '@ieum/contract/hiring/applications/schemas.ts';
import IconClock from '~icons/tabler/clock';
import { useEffect, useState } from 'react';
import { lastHours, millisOf, momentText } from '#lib/format/dates.ts';
import { copy } from './copy.ts';
import styles from './deadline-warning.module.css';

const MINUTE = 60_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** On the last day, the time left to send a draft, and afterwards that it is too late. */
export function DeadlineWarning({ recruitment }: Pick<OwnApplication, 'recruitment'>) {
  const now = useNow();
  const { endsAt, isOpenHiring } = recruitment.application;
  if (isOpenHiring || !endsAt) return null;
  const hours = lastHours(endsAt, now);
  const isOver = millisOf(endsAt) <= now;
  if (hours === undefined && !isOver) return null;
  return (
    <p className={styles.warning} role="status">
      <IconClock size={19} stroke={1.75} aria-hidden />
      {isOver ? copy.deadline.over : copy.deadline.soon(momentText(endsAt, now), hours ?? 1)}
    </p>
  );
}
