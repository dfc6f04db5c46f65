import IconPaperclip from '~icons/tabler/paperclip';
import { Link } from 'react-router';
import { writtenIn } from '#lib/format/copy.ts';
import { dayText } from '#lib/format/dates.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Highlighted } from '#ui/text/highlighted.tsx';
import { copy } from './copy.ts';
import type { BoardRow } from './data.ts';
import { postAddress } from './page-query.ts';
import styles from './posts.module.css';

interface PostRowsProps {
  posts: readonly BoardRow[];
  label: string;
  /** The words that are marked in the subjects. */
  term?: string;
}

/** Posts one below the other: mark of a pinned one, subject, mark of files and date. */
export const PostRows = ({ posts, label, term = '' }: PostRowsProps) => (
  <ul className={styles.rows} aria-label={label}>
    {posts.map(({ _id, subject, isPinned, hasFiles, createdAt }) => (
      <li key={_id}>
        <Link to={postAddress(_id)}>
          {isPinned && <Badge hue="cobalt">{copy.pinned}</Badge>}
          <span className={styles.subject} {...writtenIn(subject)}>
            <Highlighted text={subject} term={term} />
            {hasFiles && (
              <>
                {' '}
                <IconPaperclip size={17} role="img" aria-label={copy.hasFiles} />
              </>
            )}
          </span>
          <time className="number" dateTime={createdAt}>
            {dayText(createdAt)}
          </time>
        </Link>
      </li>
    ))}
  </ul>
);
