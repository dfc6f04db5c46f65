import { countTexts } from '#lib/format/count-texts.ts';
import IconBell from '~icons/tabler/bell';
import IconChecks from '~icons/tabler/checks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Card } from '#ui/box/card.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { MoreButton } from '#ui/button/more-button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { UrlTabs } from '#ui/tabs/url-tabs.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { copy } from './copy.ts';
import { itemsQuery, newestQuery } from './data.ts';
import styles from './inbox.module.css';
import { NotificationList } from './notification-list.tsx';
import { useMarkRead } from './use-mark-read.ts';

const UNREAD = 'unread';

const Empty = ({ isUnread }: { isUnread: boolean }) => (
  <EmptyState
    icon={<IconBell size={28} stroke={1.75} aria-hidden />}
    title={isUnread ? copy.empty.noUnread : copy.empty.title}
    hint={isUnread ? copy.empty.noUnreadHint : copy.empty.hint}
  />
);

function Items({ isUnread }: { isUnread: boolean }) {
  const list = useInfiniteQuery(itemsQuery(isUnread));
  const { read } = useMarkRead();
  if (list.isPending) return <Skeleton height={420} radius={14} />;
  if (list.isError && !list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  const items = list.data.pages.flatMap((page) => page.items);
  return (
    <>
      <Card as="section" className={styles.list} aria-label={copy.list}>
        {items.length === 0 ? (
          <Empty isUnread={isUnread} />
        ) : (
          <NotificationList items={items} onOpen={read} />
        )}
      </Card>
      <div className={styles.foot}>
        <MoreButton {...list} />
        {items.length > 0 && !list.hasNextPage && <p>{copy.stored}</p>}
      </div>
    </>
  );
}

interface InboxScreenProps {
  /** The address of the notification settings. */
  settings: string;
}

/** 알림: all notifications of a member, with a filter for unread ones. */
export function InboxScreen({ settings }: InboxScreenProps) {
  const { read: readUrl } = useUrlState();
  const isUnread = readUrl('tab') === UNREAD;
  const { data, isPending } = useQuery(newestQuery);
  const { readAll, isReadingAll } = useMarkRead();
  return (
    <>
      <PageHeader
        title={copy.title}
        isSameAsPlace
        isStatusPending={isPending}
        status={data && <span>{copy.unreadCount(data.unread)}</span>}
        actions={
          <ButtonLink kind="default" to={settings}>
            {copy.settings}
          </ButtonLink>
        }
      />
      <div className={styles.column}>
        <div className={styles.tabs}>
          <UrlTabs
            label={copy.tabs.label}
            tabs={[
              { value: '', label: copy.tabs.all },
              { value: UNREAD, label: copy.tabs.unread, count: data?.unread, counted: countTexts.rows },
            ]}
          />
          <Button
            kind="subtle"
            size="sm"
            icon={<IconChecks size={18} stroke={1.75} aria-hidden />}
            disabled={!data || data.unread === 0 || isReadingAll}
            onClick={() => readAll(undefined, { onSuccess: () => toast(copy.allRead, { tone: 'success' }) })}
          >
            {copy.readAll}
          </Button>
        </div>
        <Items key={String(isUnread)} isUnread={isUnread} />
      </div>
    </>
  );
}
