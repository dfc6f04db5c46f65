import { ApplicationGroup } from '@ieum/contract/hiring/applications/enums.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ApplicationList } from './application-list.tsx';
import styles from './applied-screen.module.css';
import { copy } from './copy.ts';
import { applicationsQuery } from './data.ts';
import { inOrder, isRecentResult } from './state-summary.ts';

/** Under the applications under way: what was decided in the last 30 days. */
export function RecentResults() {
  const { data: accepted } = useInfiniteQuery(applicationsQuery(ApplicationGroup.Accepted));
  const { data: over } = useInfiniteQuery(applicationsQuery(ApplicationGroup.Over));
  const rows = [...(accepted?.pages ?? []), ...(over?.pages ?? [])].flatMap(
    ({ applications }) => applications,
  );
  const recent = inOrder(
    rows.filter((row) => isRecentResult(row)),
    'todo',
  );
  if (recent.length === 0) return null;
  return (
    <section className={styles.results}>
      <h2>{copy.results}</h2>
      <ApplicationList applications={recent} label={copy.results} />
    </section>
  );
}
