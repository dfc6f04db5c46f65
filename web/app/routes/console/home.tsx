import { ConsoleOverview } from '#features/shell/console-overview.tsx';
import { copy } from '#features/shell/copy.ts';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.console, isHidden: true });

export default ConsoleOverview;
