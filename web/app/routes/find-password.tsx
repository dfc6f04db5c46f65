import { findCopy } from '#features/account/users/recovery/find-copy.ts';
import { FindPage } from '#features/account/users/recovery/find-page.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: findCopy.password, isHidden: true });

export default function FindPasswordPage() {
  return <FindPage kind="password" />;
}
