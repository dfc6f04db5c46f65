import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { writtenIn } from '#lib/format/copy.ts';
import { daysLeft } from '#lib/format/dates.ts';
import { DDayBadge } from '#ui/badge/d-day-badge.tsx';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import styles from './recent-strip.module.css';
import { clearRecent, onRecentChange, readRecent, restoreRecent } from './recent-recruitments.ts';
import { clearSeen } from './seen-recruitments.ts';

function clear(): void {
  const gone = clearRecent();
  const restoreSeen = clearSeen();
  const undo = () => {
    restoreRecent(gone);
    restoreSeen();
  };
  toast(copy.cleared, { undo });
}

/** The recruitments viewed recently in this browser, in a row that can be swiped. */
export function RecentStrip({ except }: { except: string | undefined }) {
  const recruitments = useSyncExternalStore(onRecentChange, readRecent).filter(({ id }) => id !== except);
  if (recruitments.length === 0) return null;
  return (
    <section className={`container ${styles.strip}`} aria-labelledby="recently-viewed" data-print="hidden">
      <div className={styles.head}>
        <h2 id="recently-viewed">{copy.title}</h2>
        <p>{copy.hint}</p>
        <button type="button" onClick={clear}>
          {copy.clear}
        </button>
      </div>
      <ul>
        {recruitments.map(({ id, subject, company, logo, endsAt }) => (
          <li key={id}>
            <Link to={`/recruitments/${id}`}>
              <GeneratedLogo name={company} logo={logo} size={36} />
              <span className={styles.words}>
                <em {...writtenIn(company)}>{company}</em>
                <b {...writtenIn(subject)}>{subject}</b>
              </span>
              <DDayBadge days={daysLeft(endsAt)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
