import { MemberText } from '#ui/text/member-text.tsx';
import { roomCopy as copy } from './copy.ts';
import styles from './room.module.css';

/** Names of those who are notified that their turn comes up, once a seeker is admitted. */
export function NotifiedNames({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className={styles.notified}>
      <MemberText>{copy.admission.coming(names.join(', '))}</MemberText>
    </p>
  );
}
