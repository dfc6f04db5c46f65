import { copy } from '#features/setting/copy.ts';
import { SettingScreen } from '#features/setting/setting-screen.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default SettingScreen;
