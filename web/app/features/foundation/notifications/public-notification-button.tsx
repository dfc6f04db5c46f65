import { Queries } from '#lib/api/queries.tsx';
import { NotificationButton } from './notification-button.tsx';

/** The notification button on a visitors' page, which has no query client of its own. */
export const PublicNotificationButton = ({ to }: { to: string }) => (
  <Queries>
    <NotificationButton to={to} />
  </Queries>
);
