import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fullMomentText } from '#lib/format/dates.ts';
import { Facts } from '#ui/layout/facts.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { SidePanel } from '#ui/layer/side-panel.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import styles from './audit.module.css';
import { copy } from './copy.ts';
import { auditLogQuery, type AuditLog } from './data.ts';
import { actionText, detailTexts, subjectTypeText } from './texts.ts';

const { columns } = copy;

/** The page of the target, while it exists. */
function TargetLink({ target, action }: Pick<AuditLog, 'target' | 'action'>) {
  if (!target._id || action.endsWith('.remove')) return null;
  if (target.type === 'user') return <Link to={`/console/users/${target._id}`}>{copy.openMember}</Link>;
  if (target.type === 'company') {
    const search = new URLSearchParams({ tab: 'company', q: target.name });
    return <Link to={`/console/users?${search.toString()}`}>{copy.openMember}</Link>;
  }
  if (target.type === 'dispatch')
    return <Link to={`/console/messages?dispatch=${target._id}`}>{copy.openMessages}</Link>;
  if (target.type === 'recruitment')
    return <Link to={`/console/recruitment/${target._id}/statistics`}>{copy.openRecruitment}</Link>;
  if (target.type === 'terms') return <Link to={`/console/terms?edit=${target._id}`}>{copy.openTerms}</Link>;
  return null;
}

function Details({ details }: Pick<AuditLog, 'details'>) {
  const facts = detailTexts(details);
  if (facts.length === 0) return <p className={styles.none}>{copy.noDetails}</p>;
  return <Facts facts={facts} />;
}

const LogDetails = ({ log }: { log: AuditLog }) => (
  <>
    <Facts
      facts={[
        [columns.when, fullMomentText(log.createdAt)],
        [columns.who, log.by.name],
        [columns.target, [log.target.name, subjectTypeText(log.target.type)].filter(Boolean).join(' · ')],
        [columns.from, log.ip],
      ]}
    />
    <h3 className={styles.heading}>{copy.more}</h3>
    <Details details={log.details} />
    <p className={styles.link}>
      <TargetLink target={log.target} action={log.action} />
    </p>
  </>
);

const LoadingLog = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton height={160} />
  </div>
);

/** One recorded action of an administrator beside the list. */
export function AuditInspector({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(auditLogQuery(id));
  return (
    <SidePanel
      size="inspector"
      title={query.data ? actionText(query.data.action) : copy.title}
      contentKey={id}
      onClose={onClose}
    >
      <QueryView of={query} waiting={<LoadingLog />}>
        {(log) => <LogDetails log={log} />}
      </QueryView>
    </SidePanel>
  );
}
