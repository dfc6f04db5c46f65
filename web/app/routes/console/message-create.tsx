import { composeCopy } from '#features/site/dispatches/compose-copy.ts';
import { Compose } from '#features/site/dispatches/compose.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: composeCopy.title, isHidden: true });

export default Compose;
