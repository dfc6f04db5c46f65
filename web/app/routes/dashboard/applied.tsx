import { AppliedScreen } from '#features/applied/applied-screen.tsx';
import { copy } from '#features/applied/copy.ts';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default AppliedScreen;
