import { copy } from '#features/account/users/join/copy.ts';
import { JoinIntro } from '#features/account/users/join/steps/join-intro.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.intro.title, isHidden: true });

export default JoinIntro;
