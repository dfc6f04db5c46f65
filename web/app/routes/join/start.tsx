import { copy } from '#features/join/copy.ts';
import { JoinPage } from '#features/join/join-page.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.titles.none, description: copy.choice.title, path: '/join' });

export default JoinPage;
