import { copy } from '#features/inbox/copy.ts';
import { InboxScreen } from '#features/inbox/inbox-screen.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function Inbox() {
  return <InboxScreen settings="/dashboard/password#messages" />;
}
