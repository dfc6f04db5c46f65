import { Link } from 'react-router';
import { agoText, fullMomentText } from '#lib/format/dates.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import type { InboxItem } from './data.ts';
import styles from './inbox.module.css';
import { lookOf } from './kind-look.ts';

interface NotificationListProps {
  items: readonly InboxItem[];
  onOpen: (item: InboxItem) => void;
}

function NotificationItem({ item, onOpen }: { item: InboxItem; onOpen: () => void }) {
  const { icon: Icon, hue } = lookOf(item.kind);
  return (
    <li>
      <Link
        to={item.link}
        className={styles.item}
        data-unread={item.readAt ? undefined : true}
        onClick={onOpen}
      >
        <span className={styles.mark} data-hue={hue}>
          <Icon size={20} stroke={1.75} aria-hidden />
        </span>
        <span className={styles.words}>
          <b>
            {!item.readAt && <span className="visually-hidden">{copy.unread}: </span>}
            <MemberText>{item.title}</MemberText>
          </b>
          <span className={styles.text}>
            <MemberText>{item.text}</MemberText>
          </span>
          <time dateTime={item.createdAt} title={fullMomentText(item.createdAt)}>
            {agoText(item.createdAt)}
          </time>
        </span>
      </Link>
    </li>
  );
}

/** Notifications, newest first; opening one marks it as read. */
export const NotificationList = ({ items, onOpen }: NotificationListProps) => (
  <ul className={styles.items}>
    {items.map((item) => (
      <NotificationItem key={item._id} item={item} onOpen={() => onOpen(item)} />
    ))}
  </ul>
);
