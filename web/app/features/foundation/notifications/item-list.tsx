import { Link } from 'react-router';
import { agoText, fullMomentText } from '#lib/format/dates.ts';
import { Written } from '#ui/text/written.tsx';
import { copy } from './copy.ts';
import type { InboxItem } from './data.ts';
import styles from './inbox.module.css';
import { lookOf } from './kind-look.ts';

interface ItemListProps {
  items: readonly InboxItem[];
  onOpen: (item: InboxItem) => void;
}

function Item({ item, onOpen }: { item: InboxItem; onOpen: () => void }) {
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
            <Written>{item.title}</Written>
          </b>
          <span className={styles.text}>
            <Written>{item.text}</Written>
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
export const ItemList = ({ items, onOpen }: ItemListProps) => (
  <ul className={styles.items}>
    {items.map((item) => (
      <Item key={item._id} item={item} onOpen={() => onOpen(item)} />
    ))}
  </ul>
);
