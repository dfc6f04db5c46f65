import { findCopy } from '#features/auth/find-copy.ts';
import { FindPage } from '#features/auth/find-page.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: findCopy.password, isHidden: true });

export default function FindPasswordPage() {
  return <FindPage kind="password" />;
}
