import IconArrowDown from '~icons/tabler/arrow-down';
import { useLayoutEffect, useRef, useState } from 'react';
import { copy } from './copy.ts';
import { Message } from './message.tsx';
import styles from './messages.module.css';
import { placed, type ChatState } from './state.ts';

/** Within this many pixels of its end a list follows new messages. */
const NEAR_END = 30;

/** Follows new messages while the reader is at the end, and counts those that came while not. */
function useFollowing(last: number) {
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  const isAtEnd = useRef(true);
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  const note = () => {
    const { current } = list;
    if (!current) return;
    isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight <= NEAR_END;
    if (isAtEnd.current) setSeen(last);
  };
  useLayoutEffect(() => {
    if (!isAtEnd.current) return;
    toEnd();
    setSeen(last);
  }, [last]);
  return { list, note, toEnd, seen };
}

interface MessagesProps {
  view: Pick<ChatState, 'messages' | 'chat' | 'isJoined' | 'moderates'>;
  lectureId: string;
  userId: string | undefined;
}

/** The messages of the chat, the latest at the end. */
export function Messages({ view, lectureId, userId }: MessagesProps) {
  const { messages, chat, isJoined, moderates } = view;
  const last = messages.at(-1)?.number ?? 0;
  const { list, note, toEnd, seen } = useFollowing(last);
  const fresh = seen === 0 ? 0 : messages.filter(({ number }) => number > seen).length;
  return (
    <div className={styles.frame}>
      {/* A scrolling element must be reachable by keyboard. */}
      <div
        ref={list}
        className={styles.list}
        onScroll={note}
        tabIndex={0}
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
            isOwn={one.message._user !== null && one.message._user === userId}
            moderation={moderates ? { lectureId, pinnedId: chat?.pinned?._id } : undefined}
          />
        ))}
      </div>
      {fresh > 0 && (
        <button type="button" className={styles.fresh} onClick={toEnd}>
          {copy.fresh(fresh)} <IconArrowDown size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
