import IconArrowUpRight from '~icons/tabler/arrow-up-right';
import IconBook from '~icons/tabler/book';
import type { ChatSource } from '@ieum/contract/assistant/chat/schemas.ts';
import { Link } from 'react-router';
import { writtenIn } from '#lib/format/copy.ts';
import type { PlacedMessage } from '../conversation.ts';
import { copy } from '../copy.ts';
import styles from './messages.module.css';

interface MessageProps extends PlacedMessage {
  onFollow: () => void;
}

/** `[1]` in a reply refers to its first source. */
const REFERENCE = /\[(\d)\]/;

/** A reply with its references as small numbers. */
const TextWithReferences = ({ content, sources }: { content: string; sources: readonly ChatSource[] }) =>
  content.split(REFERENCE).map((part, index) => {
    const source = index % 2 === 1 ? sources[Number(part) - 1] : undefined;
    if (index % 2 === 0) return part.trimEnd();
    return (
      source && (
        <sup key={index} aria-label={copy.source(Number(part))}>
          {part}
        </sup>
      )
    );
  });

const TypingDots = () => (
  <span className={styles.dots} role="img" aria-label={copy.replying}>
    <i />
    <i />
    <i />
  </span>
);

/** One message with its sources and, where it is the last of its minute, its time. */
export function Message({ message, isFirst, time, onFollow }: MessageProps) {
  const { type, content, isDone, sources, createdAt } = message;
  const side = type === 'query' ? copy.mine : copy.assistant;
  return (
    <div className={styles.message} data-type={type} data-first={isFirst || undefined}>
      <p className={styles.bubble} {...writtenIn(content)}>
        <span className="visually-hidden">{side}: </span>
        {content === '' && !isDone ? (
          <TypingDots />
        ) : (
          <TextWithReferences content={content} sources={sources} />
        )}
      </p>
      {sources.length > 0 && (
        <div className={styles.sources}>
          <p>
            <IconBook size={16} stroke={1.75} aria-hidden />
            {copy.sources}
          </p>
          <ol>
            {sources.map(({ title, link }, index) => (
              <li key={link}>
                <Link to={link} onClick={onFollow}>
                  <span aria-hidden>{index + 1}</span>
                  <b {...writtenIn(title)}>{title}</b>
                  <IconArrowUpRight size={16} stroke={1.75} aria-hidden />
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
      {time && isDone && <time dateTime={createdAt}>{time}</time>}
    </div>
  );
}
