import { copy } from '#features/foundation/settings/copy.ts';
import { SettingScreen } from '#features/foundation/settings/setting-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default SettingScreen;
