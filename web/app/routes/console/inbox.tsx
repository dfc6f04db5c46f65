import { copy } from '#features/inbox/copy.ts';
import { InboxScreen } from '#features/inbox/inbox-screen.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function ConsoleInbox() {
  return <InboxScreen settings="/console/password#messages" />;
}
