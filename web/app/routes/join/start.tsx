import { copy } from '#features/account/users/join/copy.ts';
import { JoinPage } from '#features/account/users/join/pages/join-page.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.titles.none, description: copy.choice.title, path: '/join' });

export default JoinPage;
