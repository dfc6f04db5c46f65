import { copy } from '#features/join/copy.ts';
import { JoinCompletePage } from '#features/join/join-complete-page.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.titles.none, isHidden: true });

export default JoinCompletePage;
