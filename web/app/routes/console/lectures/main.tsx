import { MainScreen } from '#features/live/lectures/console/main-screen.tsx';
import { copy } from '#features/live/lectures/console/copy.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.main.title, isHidden: true });

export default MainScreen;
