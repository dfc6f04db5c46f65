import type { LectureMessage } from '@ieum/contract/live/lectures/schemas.ts';
import { Fragment, type RefObject } from 'react';
import { copy } from './copy.ts';
import { Message } from './message.tsx';
import styles from './messages.module.css';
import { noticesBetween, placed, type ChatNotice, type ChatState } from './chat-state.ts';
import type { ScrollToNewest } from './use-scroll-to-newest.ts';

const Notices = ({ notices }: { notices: readonly ChatNotice[] }) =>
  notices.map(({ key, text }) => (
    <p key={key} className={styles.notice}>
      {text}
    </p>
  ));

interface MessagesProps {
  view: Pick<ChatState, 'messages' | 'notices' | 'chat' | 'isJoined' | 'moderates'>;
  lectureId: string;
  isOwn: (message: LectureMessage) => boolean;
  following: ScrollToNewest;
  list: RefObject<HTMLDivElement | null>;
}

/** The messages of the chat, the latest at the end. */
export function Messages({ view, lectureId, isOwn, following, list }: MessagesProps) {
  const { messages, notices, chat, isJoined, moderates } = view;
  const first = messages[0]?.number ?? Infinity;
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
      <Notices notices={noticesBetween(notices, [0, first])} />
      {placed(messages).map((one, at) => (
        <Fragment key={one.message._id}>
          <Message
            {...one}
            isOwn={isOwn(one.message)}
            moderation={moderates ? { lectureId, pinnedId: chat?.pinned?._id } : undefined}
          />
          <Notices
            notices={noticesBetween(notices, [one.message.number, messages[at + 1]?.number ?? Infinity])}
          />
        </Fragment>
      ))}
    </div>
  );
}
