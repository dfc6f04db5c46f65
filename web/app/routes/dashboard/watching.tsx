import { copy } from '#features/hiring/recruitments/bookmarked/copy.ts';
import { WatchingScreen } from '#features/hiring/recruitments/bookmarked/watching-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.watching.title, isHidden: true });

export default WatchingScreen;
