import { AppliedScreen } from '#features/hiring/applications/own/applied-screen.tsx';
import { copy } from '#features/hiring/applications/own/copy.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default AppliedScreen;
