import type { LectureMessage } from '@ieum/contract/live/lectures/schemas.ts';
import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { writtenIn } from '#lib/format/copy.ts';
import { timeText } from '#lib/format/dates.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { senderName } from './sender-name.ts';
import styles from './messages.module.css';
import type { PlacedMessage } from './chat-state.ts';

// Viewers need none of it.
const MessageActions = lazyPart(async () => (await import('./message-actions.tsx')).MessageActions);

/** The chat that a moderator acts on. */
export interface Moderation {
  lectureId: string;
  pinnedId: string | undefined;
}

interface MessageProps extends PlacedMessage {
  isOwn: boolean;
  moderation: Moderation | undefined;
}

const Sender = ({ message }: { message: LectureMessage }) => (
  <p className={styles.sender}>
    <b>
      <MemberText>{senderName(message)}</MemberText>
    </b>
    {message.isCompany && <Badge hue="cobalt">{copy.company}</Badge>}
  </p>
);

/** One message: the name above the first of a sender, the time beside the last of a minute. */
export function Message({ message, isFirst, isLast, isOwn, moderation }: MessageProps) {
  const { isRemoved, isQuestion, createdAt } = message;
  const text = isRemoved ? copy.removed : message.message;
  return (
    <div className={styles.message} data-own={isOwn || undefined} data-first={isFirst || undefined}>
      {isFirst && !isOwn && <Sender message={message} />}
      <div className={styles.line}>
        <p
          className={styles.bubble}
          data-removed={isRemoved || undefined}
          {...(!isRemoved && writtenIn(text))}
        >
          {isQuestion && !isRemoved && <b className={styles.question}>{copy.question}</b>}
          {text}
        </p>
        <span className={styles.beside}>
          {isLast && (
            <time dateTime={createdAt} className="number">
              {timeText(createdAt)}
            </time>
          )}
          {moderation && !isRemoved && (
            <Suspense>
              <MessageActions message={message} isOwn={isOwn} {...moderation} />
            </Suspense>
          )}
        </span>
      </div>
    </div>
  );
}
