import { ConsoleHome } from '#features/console-home/console-home.tsx';
import { copy } from '#features/console-home/copy.ts';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default ConsoleHome;
