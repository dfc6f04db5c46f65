import IconPaperclip from '~icons/tabler/paperclip';
import { Link } from 'react-router';
import { writtenIn } from '#lib/format/copy.ts';
import { dayText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Highlighted } from '#ui/text/highlighted.tsx';
import { copy } from './copy.ts';
import type { NoticeRow } from './data.ts';
import styles from './notice-rows.module.css';

interface NoticeRowsProps {
  notices: readonly NoticeRow[];
  label: string;
  /** The words that are marked in the subjects. */
  term?: string;
  hasViews?: boolean;
}

/** Notices one below the other: mark of a pinned one, subject, mark of files, date and views. */
export const NoticeRows = ({ notices, label, term = '', hasViews = false }: NoticeRowsProps) => (
  <ul className={styles.rows} aria-label={label}>
    {notices.map(({ _id, subject, isPinned, hasFiles, createdAt, hits }) => (
      <li key={_id}>
        <Link to={`/center/notice/${_id}`}>
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
          <span className={`number ${styles.about}`}>
            <time dateTime={createdAt}>{dayText(createdAt)}</time>
            {hasViews && <span>{copy.views(numberText(hits))}</span>}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
