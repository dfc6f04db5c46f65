import { copy } from '#features/account/users/join/copy.ts';
import { JoinCompletePage } from '#features/account/users/join/pages/join-complete-page.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.titles.none, isHidden: true });

export default JoinCompletePage;
