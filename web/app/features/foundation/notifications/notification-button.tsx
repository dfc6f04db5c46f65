import IconBell from '~icons/tabler/bell';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { PopupLayer } from '#ui/popup/popup-layer.tsx';
import { usePopup } from '#ui/popup/use-popup.ts';
import styles from './notification-button.module.css';
import { copy } from './copy.ts';
import { newestQuery } from './data.ts';
import { useLiveNotifications } from './use-live-notifications.ts';

const loadLayer = () => import('./newest-notifications.tsx');
const NewestNotifications = lazyPart(async () => (await loadLayer()).NewestNotifications);

const MAX_SHOWN = 99;

const NotificationIcon = ({ count }: { count: string | undefined }) => (
  <>
    <IconBell size={21} stroke={1.75} aria-hidden />
    {count !== undefined && (
      <em className="number" aria-hidden>
        {count}
      </em>
    )}
  </>
);

interface NotificationButtonProps {
  /** The address of the whole list. */
  to: string;
}

/** The button with the number of unread items, and a layer with the newest items. */
export function NotificationButton({ to }: NotificationButtonProps) {
  const { data } = useQuery(newestQuery);
  useLiveNotifications();
  const popup = usePopup('end');
  const { isOpen, button } = popup;
  const id = useId();
  const unread = data?.unread ?? 0;
  const shown = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={unread > 0 ? copy.buttonLabel(shown) : copy.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => void loadLayer()}
        onFocus={() => void loadLayer()}
        onPointerDown={popup.handlePointerDown}
        onClick={popup.handlePress}
      >
        <NotificationIcon count={unread > 0 ? shown : undefined} />
      </button>
      {isOpen && (
        <PopupLayer popup={popup} id={id} label={copy.title} className={styles.layer}>
          <Suspense fallback={<div className={styles.waiting} />}>
            <NewestNotifications to={to} onLeave={() => popup.setOpen(false)} />
          </Suspense>
        </PopupLayer>
      )}
    </>
  );
}
