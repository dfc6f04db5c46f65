import { copy } from '#features/console-messages/copy.ts';
import { MessageList } from '#features/console-messages/message-list.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default MessageList;
