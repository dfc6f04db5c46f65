import type { MemberDetail } from '@ieum/contract/site/members/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { historyQuery } from '#features/foundation/audit/data.ts';
import { actionText } from '#features/foundation/audit/texts.ts';
import { fullMomentText } from '#lib/format/dates.ts';
import { Hint } from '#ui/text/hint.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { accountCopy } from '../list/account-copy.ts';
import styles from './member-history.module.css';

const { history: copy } = accountCopy;

/** The actions of administrators on this account and its company, newest first. */
export function MemberHistory({ member }: { member: MemberDetail }) {
  const targets = [member._id, member.company?._id].filter((id) => id !== undefined).join(',');
  const { data, error, refetch } = useQuery(historyQuery(targets));
  const all = <Link to={`/console/audit-logs?target=${targets}`}>{copy.all}</Link>;
  return (
    <Panel title={copy.title} actions={data && data.count > data.logs.length && all}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={96} />}
      {data?.logs.length === 0 && <Hint size="lg">{copy.empty}</Hint>}
      {data && data.logs.length > 0 && (
        <ol className={styles.list}>
          {data.logs.map(({ _id, action, by, createdAt, details }) => (
            <li key={_id}>
              <b>{actionText(action)}</b>
              {typeof details['reason'] === 'string' && details['reason'] && (
                <p>
                  <MemberText>{details['reason']}</MemberText>
                </p>
              )}
              <span className="number">
                <MemberText>{copy.by(by.name, fullMomentText(createdAt))}</MemberText>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
