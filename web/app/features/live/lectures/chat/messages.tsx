import type { LectureMessage } from '@ieum/contract/live/lectures/schemas.ts';
import type { RefObject } from 'react';
import { copy } from './copy.ts';
import { Message } from './message.tsx';
import styles from './messages.module.css';
import { placed, type ChatState } from './state.ts';
import type { Following } from './use-following.ts';

interface MessagesProps {
  view: Pick<ChatState, 'messages' | 'chat' | 'isJoined' | 'moderates'>;
  lectureId: string;
  isOwn: (message: LectureMessage) => boolean;
  following: Following;
  list: RefObject<HTMLDivElement | null>;
}

/** The messages of the chat, the latest at the end. */
export function Messages({ view, lectureId, isOwn, following, list }: MessagesProps) {
  const { messages, chat, isJoined, moderates } = view;
  return (
    <div
      ref={list}
      className={styles.list}
      onScroll={following.note}
      // A scrolling element must be reachable by keyboard.
      tabIndex={following.isPage ? undefined : 0}
      role="log"
      aria-label={copy.messages}
    >
      {!isJoined && <p className={styles.notice}>{copy.connecting}</p>}
      {isJoined && messages.length === 0 && (
        <p className={styles.notice}>{chat?.isOpen ? copy.none : copy.noneClosed}</p>
      )}
      {placed(messages).map((one) => (
        <Message
          key={one.message._id}
          {...one}
          isOwn={isOwn(one.message)}
          moderation={moderates ? { lectureId, pinnedId: chat?.pinned?._id } : undefined}
        />
      ))}
    </div>
  );
}
