import { copy } from '#features/account/users/own/copy.ts';
import { PasswordScreen } from '#features/account/users/own/password-screen.tsx';
import { MessageSettings } from '#features/foundation/notifications/message-settings.tsx';
import { DataExportPanel } from '#features/site/data-exports/own/data-export-panel.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function Password() {
  return (
    <PasswordScreen>
      <MessageSettings />
      <DataExportPanel />
    </PasswordScreen>
  );
}
