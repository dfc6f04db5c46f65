import { copy } from '#features/site/dispatches/copy.ts';
import { MessagesScreen } from '#features/site/dispatches/messages-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default MessagesScreen;
