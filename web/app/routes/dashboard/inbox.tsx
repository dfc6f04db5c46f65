import { copy } from '#features/foundation/notifications/copy.ts';
import { InboxScreen } from '#features/foundation/notifications/inbox-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function Inbox() {
  return <InboxScreen settings="/dashboard/password#messages" />;
}
