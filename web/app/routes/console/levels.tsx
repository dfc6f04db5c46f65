import { copy } from '#features/account/levels/copy.ts';
import { Levels } from '#features/account/levels/levels.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default Levels;
