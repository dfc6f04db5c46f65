import { copy } from '#features/levels/copy.ts';
import { Levels } from '#features/levels/levels.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default Levels;
