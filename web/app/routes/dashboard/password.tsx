import { copy } from '#features/account/copy.ts';
import { PasswordScreen } from '#features/account/password-screen.tsx';
import { MessageSettings } from '#features/inbox/message-settings.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function Password() {
  return (
    <PasswordScreen>
      <MessageSettings />
    </PasswordScreen>
  );
}
