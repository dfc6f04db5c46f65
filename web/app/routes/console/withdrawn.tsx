import { copy } from '#features/withdrawn/copy.ts';
import { Withdrawn } from '#features/withdrawn/withdrawn.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default Withdrawn;
