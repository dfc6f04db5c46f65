import { SecondFactorGate } from '#features/account/second-factors/second-factor-gate.tsx';
import { SecondFactorPanel } from '#features/account/second-factors/second-factor-panel.tsx';
import { ChangeScreen } from '#features/account/users/own/change-screen.tsx';
import { copy } from '#features/account/users/own/copy.ts';
import { DeviceList } from '#features/account/users/own/device-list.tsx';
import { MessageSettings } from '#features/foundation/notifications/message-settings.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function ConsolePassword() {
  return (
    <SecondFactorGate>
      <ChangeScreen>
        <SecondFactorPanel />
        <DeviceList />
        <MessageSettings />
      </ChangeScreen>
    </SecondFactorGate>
  );
}
