import { ConsoleHome } from '#features/site/pages/console-home/console-home.tsx';
import { copy } from '#features/site/pages/console-home/copy.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default ConsoleHome;
