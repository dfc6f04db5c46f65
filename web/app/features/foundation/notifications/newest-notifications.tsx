import IconBell from '~icons/tabler/bell';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { TextSkeleton } from '#ui/state/skeleton.tsx';
import styles from './notification-button.module.css';
import { copy } from './copy.ts';
import { newestQuery } from './data.ts';
import { NotificationList } from './notification-list.tsx';
import { useMarkRead } from './use-mark-read.ts';

interface NewestNotificationsProps {
  to: string;
  onLeave: () => void;
}

/** The ten newest items, a button to mark all as read and a link to the whole list. */
export function NewestNotifications({ to, onLeave }: NewestNotificationsProps) {
  const { data, error, refetch } = useQuery(newestQuery);
  const { read, readAll, isReadingAll } = useMarkRead();
  return (
    <>
      <div className={styles.head}>
        <b>{copy.title}</b>
        <Button
          kind="subtle"
          size="sm"
          disabled={!data || data.unread === 0 || isReadingAll}
          onClick={() => readAll()}
        >
          {copy.readAll}
        </Button>
      </div>
      <div className={styles.scroller}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div className={styles.waiting}>
            <TextSkeleton lines={4} />
          </div>
        )}
        {data?.items.length === 0 && (
          <EmptyState
            icon={<IconBell size={28} stroke={1.75} aria-hidden />}
            title={copy.empty.title}
            hint={copy.empty.hint}
          />
        )}
        {data && data.items.length > 0 && (
          <NotificationList
            items={data.items}
            onOpen={(item) => {
              read(item);
              onLeave();
            }}
          />
        )}
      </div>
      <Link to={to} className={styles.all} onClick={onLeave}>
        {copy.seeAll}
      </Link>
    </>
  );
}
