import { ChangeScreen } from '#features/account/users/own/change-screen.tsx';
import { copy } from '#features/account/users/own/copy.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.form.title, isHidden: true });

export default function PasswordChange() {
  return <ChangeScreen back="/dashboard/password" />;
}
