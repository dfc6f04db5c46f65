import { composeCopy } from '#features/site/dispatches/compose-copy.ts';
import { ComposeScreen } from '#features/site/dispatches/compose-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: composeCopy.title, isHidden: true });

export default ComposeScreen;
