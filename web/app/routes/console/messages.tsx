import { copy } from '#features/site/dispatches/copy.ts';
import { MessageList } from '#features/site/dispatches/message-list.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default MessageList;
