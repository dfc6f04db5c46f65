import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import IconChevronRight from '~icons/tabler/chevron-right';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { momentText } from '#lib/format/dates.ts';
import { longestWaitingQuery } from '#features/site/members/data.ts';
import { MemberBadge, WaitingTime } from '#features/site/members/list/member-badges.tsx';
import { nameOf } from '#features/site/members/list/member-state.ts';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import styles from './console-home.module.css';

/** How many are listed. */
export const SHOWN = 5;
const QUEUE = '/console/users';

const Company = ({ member }: { member: Member }) => (
  <li>
    <Link to={`${QUEUE}?id=${member._id}`} className={styles.company}>
      <GeneratedLogo name={nameOf(member)} logo={member.company?.logo?.url} size={36} />
      <span className={styles.name}>
        <b>
          <MemberText>{nameOf(member)}</MemberText>
        </b>
        <span className="number">
          {member.company && momentText(member.company.submittedAt)} <WaitingTime member={member} />
        </span>
      </span>
      <MemberBadge member={member} />
      <IconChevronRight size={18} aria-hidden />
    </Link>
  </li>
);

/** The companies that have waited longest for their approval; nothing when there are none. */
export function WaitingCompanies() {
  const { data, error, refetch } = useQuery(longestWaitingQuery(SHOWN));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.users.length === 0) return null;
  return (
    <Panel
      title={copy.waitingList}
      actions={
        <Link to={QUEUE} className={styles.all}>
          {copy.all}
        </Link>
      }
    >
      <ul className={styles.companies} aria-label={copy.waitingList}>
        {data.users.map((member) => (
          <Company key={member._id} member={member} />
        ))}
      </ul>
    </Panel>
  );
}
