import { composeCopy } from '#features/console-messages/compose-copy.ts';
import { Compose } from '#features/console-messages/compose.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: composeCopy.title, isHidden: true });

export default Compose;
