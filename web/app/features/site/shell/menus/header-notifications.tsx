import { Suspense } from 'react';
import { optionalPart } from '#lib/document/lazy-part.ts';
import { useSession } from '#lib/session/use-session.ts';
import styles from '../frames/header.module.css';

const PublicNotificationButton = optionalPart(
  async () =>
    (await import('#features/foundation/notifications/public-notification-button.tsx'))
      .PublicNotificationButton,
);

/**
 * The notification button of a logged-in member; its script is loaded once the session is known, so visitors
 * never load it.
 */
export function HeaderNotifications() {
  const session = useSession();
  if (session.state !== 'in') return null;
  return (
    <div className={styles.notifications}>
      <Suspense fallback={null}>
        <PublicNotificationButton to={session.userType === null ? '/console/inbox' : '/dashboard/inbox'} />
      </Suspense>
    </div>
  );
}
