import { ChangeScreen } from '#features/account/change-screen.tsx';
import { copy } from '#features/account/copy.ts';
import { DeviceList } from '#features/account/device-list.tsx';
import { MessageSettings } from '#features/inbox/message-settings.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.form.title, isHidden: true });

export default function ConsolePassword() {
  return (
    <ChangeScreen>
      <DeviceList />
      <MessageSettings />
    </ChangeScreen>
  );
}
