import IconX from '~icons/tabler/x';
import type { LectureWatcher } from '@ieum/contract/live/lectures/schemas.ts';
import { useEffect, useRef } from 'react';
import { writtenIn } from '#lib/format/copy.ts';
import { copy } from './copy.ts';
import styles from './watchers.module.css';

interface WatchersProps {
  watchers: readonly LectureWatcher[];
  onClose: () => void;
}

/** The members who watch, over the chat. */
export function Watchers({ watchers, onClose }: WatchersProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={styles.box}
      aria-label={copy.watchers}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <h3>{copy.watchers}</h3>
        <button type="button" aria-label={copy.close} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </button>
      </div>
      {watchers.length === 0 ? (
        <p>{copy.noWatchers}</p>
      ) : (
        <ul tabIndex={0} aria-label={copy.watchers}>
          {watchers.map(({ _id, name }) => (
            <li key={_id} {...writtenIn(name)}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <p>{copy.watchersHint}</p>
    </section>
  );
}
