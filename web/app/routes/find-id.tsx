import { findCopy } from '#features/account/users/recovery/find-copy.ts';
import { FindPage } from '#features/account/users/recovery/find-page.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: findCopy.username, isHidden: true });

export default function FindIdPage() {
  return <FindPage kind="username" />;
}
