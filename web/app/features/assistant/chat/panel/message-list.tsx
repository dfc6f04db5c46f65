import { useLayoutEffect, useRef } from 'react';
import { placed } from '../conversation.ts';
import { copy } from '../copy.ts';
import type { Chat } from '../use-chat.ts';
import styles from './messages.module.css';
import { QuestionCard } from './question-card.tsx';
import { Message } from './message.tsx';
import { Notice } from './notice.tsx';
import { Suggestions } from './suggestions.tsx';

/** Within this many pixels of its end a list follows new messages. */
const NEAR_END = 30;

interface MessageListProps {
  chat: Chat;
  /** A link of a message was followed. */
  onFollow: () => void;
  /** A 1:1 question continues the conversation. */
  onLeave: () => void;
}

/** Follows new messages unless the reader has scrolled up. */
function useFollowing(content: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const note = () => {
    const { current } = list;
    if (current)
      isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight <= NEAR_END;
  };
  useLayoutEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [content]);
  return { list, note };
}

/** Notices and messages, the latest at the end. */
export function MessageList({ chat, onFollow, onLeave }: MessageListProps) {
  const { alerts, messages, notice, isJoined, isWaiting, send } = chat;
  const { list, note } = useFollowing(chat);
  const last = messages.at(-1);
  return (
    // A scrolling element must be reachable by keyboard.
    <div
      ref={list}
      className={styles.list}
      onScroll={note}
      tabIndex={0}
      role="log"
      aria-label={copy.messages}
    >
      {!isJoined && <p className={styles.notice}>{copy.connecting}</p>}
      {alerts.map(({ text, value }) => (
        <Notice key={text}>{value}</Notice>
      ))}
      {isJoined && messages.length === 0 && !isWaiting && (
        <Suggestions onAsk={(question) => send(question, () => undefined)} />
      )}
      {placed(messages).map((one) => (
        <Message key={one.message._id} {...one} onFollow={onFollow} />
      ))}
      {last?.suggestsInquiry && last.isDone && <QuestionCard messages={messages} onLeave={onLeave} />}
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
    </div>
  );
}
