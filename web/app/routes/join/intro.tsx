import { copy } from '#features/join/copy.ts';
import { JoinIntro } from '#features/join/join-intro.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.intro.title, isHidden: true });

export default JoinIntro;
