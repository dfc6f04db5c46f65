import IconWifiOff from '~icons/tabler/wifi-off';
import { useSyncExternalStore } from 'react';
import { copy } from './copy.ts';
import styles from './offline-strip.module.css';

const changes = ['online', 'offline'] as const;

function onChange(listener: () => void): () => void {
  for (const change of changes) addEventListener(change, listener);
  return () => {
    for (const change of changes) removeEventListener(change, listener);
  };
}

/** Says that there is no connection until there is one again: requests are paused. */
export function OfflineStrip() {
  const isOnline = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.place} data-offline={!isOnline || undefined}>
      {!isOnline && (
        <p className={styles.strip}>
          <IconWifiOff size={18} stroke={1.75} aria-hidden />
          {copy.offline}
        </p>
      )}
    </div>
  );
}
