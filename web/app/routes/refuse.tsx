import { copy } from '#features/inbox/refuse-copy.ts';
import { RefuseScreen } from '#features/inbox/refuse-screen.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default RefuseScreen;
