import { copy } from '#features/watching/copy.ts';
import { WatchingScreen } from '#features/watching/watching-screen.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.watching.title, isHidden: true });

export default WatchingScreen;
