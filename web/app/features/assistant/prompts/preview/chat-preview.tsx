import { placed, type ChatMessage } from '#features/assistant/chat/conversation.ts';
import { Message } from '#features/assistant/chat/panel/message.tsx';
import { Notice } from '#features/assistant/chat/panel/notice.tsx';
import { Panel } from '#ui/box/panel.tsx';
import styles from './chat-preview.module.css';
import { copy } from './copy.ts';

interface ChatPreviewProps {
  notices?: readonly string[];
  query?: string;
  reply?: string;
}

const messageOf = (type: ChatMessage['type'], content: string): ChatMessage => ({
  _id: type,
  _room: '',
  type,
  content,
  isDone: true,
  sources: [],
  suggestsInquiry: false,
  createdAt: new Date().toISOString(),
});

/** Notices, or a question with its answer, as the chat shows them. */
export function ChatPreview({ notices = [], query = '', reply = '' }: ChatPreviewProps) {
  const shown = notices.filter((notice) => notice.trim() !== '');
  const messages = [messageOf('query', query), messageOf('reply', reply)].filter(
    ({ content }) => content.trim() !== '',
  );
  return (
    <Panel title={copy.title}>
      {shown.length + messages.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <div className={styles.chat}>
          {shown.map((notice, place) => (
            <Notice key={place}>{notice}</Notice>
          ))}
          {placed(messages).map(({ message, isFirst }) => (
            <Message
              key={message._id}
              message={message}
              isFirst={isFirst}
              time={undefined}
              onFollow={() => {}}
            />
          ))}
        </div>
      )}
    </Panel>
  );
}
