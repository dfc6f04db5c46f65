import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { latestAuditQuery } from '#features/foundation/audit/data.ts';
import { actionText, subjectTypeText } from '#features/foundation/audit/texts.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Moment } from '#ui/layout/moment.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { TextSkeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import styles from './console-home.module.css';

const SHOWN = 6;
const LOG = '/console/audit-logs';

function Actions() {
  const { data, error, refetch } = useQuery(latestAuditQuery(SHOWN));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={4} />;
  if (data.logs.length === 0) return <p className={styles.none}>{copy.noLatest}</p>;
  return (
    <ul className={styles.actions}>
      {data.logs.map((log) => (
        <li key={log._id}>
          <Link to={`${LOG}?id=${log._id}`}>{actionText(log.action)}</Link>
          <span>
            <MemberText>{log.target.name || subjectTypeText(log.target.type)}</MemberText> ·{' '}
            <MemberText>{log.by.name}</MemberText>
          </span>
          <Moment at={log.createdAt} />
        </li>
      ))}
    </ul>
  );
}

/** The latest actions of administrators. */
export const LatestActions = () => (
  <Panel
    title={copy.latest}
    actions={
      <Link to={LOG} className={styles.all}>
        {copy.all}
      </Link>
    }
  >
    <Actions />
  </Panel>
);
