import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import styles from './avatar.module.css';
import { initialsOf } from './texts.ts';

/** The applicant's given name in a circle; no photo, so that appearance influences no decision. */
export const Avatar = ({ row, size = 30 }: { row: Pick<ApplicantRow, 'person'>; size?: number }) => (
  <span
    className={styles.avatar}
    style={{ width: size, height: size, fontSize: size > 40 ? 20 : 12 }}
    aria-hidden
  >
    <MemberText>{initialsOf(row)}</MemberText>
  </span>
);

/** The dot of an application that nobody has opened yet. */
export const UnreadDot = () => <i role="img" aria-label={copy.unread} className={styles.dot} />;
