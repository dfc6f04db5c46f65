import type { ReactNode } from 'react';
import { momentText } from '#lib/format/dates.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './comments-copy.ts';
import styles from './comments.module.css';
import type { BoardComment } from './data.ts';

/** A comment or a reply; below it what its reader may do. */
export const CommentRow = ({ comment, children }: { comment: BoardComment; children?: ReactNode }) => (
  <li className={comment._parent === null ? undefined : styles.reply}>
    <div className={styles.head}>
      {!comment.isRemoved && (
        <b>
          <MemberText>{comment.writer ?? copy.former}</MemberText>
        </b>
      )}
      <time dateTime={comment.createdAt}>{momentText(comment.createdAt)}</time>
      {comment.editedAt && <span>{copy.edited}</span>}
    </div>
    <p className={styles.text}>
      {comment.isRemoved ? copy.removed : <MemberText>{comment.content}</MemberText>}
    </p>
    {!comment.isRemoved && children}
  </li>
);
