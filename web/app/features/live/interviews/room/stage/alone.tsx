import type { InterviewEntry } from '@ieum/contract/live/interviews/schemas.ts';
import { useSession } from '#lib/session/use-session.ts';
import { roomCopy as copy } from '../view/copy.ts';
import styles from './stage.module.css';

const admitsNobody = ({ role, entrance, interviewees }: InterviewEntry): boolean =>
  role === 'HOST' && entrance.type === 'INTERVIEWEES' && interviewees.length === 0;

/** Shown to who is alone in the room; to a host also that the link admits nobody yet. */
export function Alone({ entry }: { entry: InterviewEntry }) {
  const session = useSession();
  if (!admitsNobody(entry)) return <p className={styles.alone}>{copy.alone}</p>;
  const isCompany = session.state === 'in' && session.userType === 'COMPANY';
  return (
    <p className={styles.alone}>
      {copy.admitsNobody}{' '}
      {isCompany && (
        // The room stays open.
        <a href="/dashboard/interviews" target="_blank" rel="noopener">
          {copy.openEntrance}
        </a>
      )}
    </p>
  );
}
