import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconCircleCheck from '~icons/tabler/circle-check';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { momentText, waitedText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { longestWaitingQuery } from '#features/site/members/data.ts';
import { MemberBadge, Waited } from '#features/site/members/list/member-badges.tsx';
import { isOverdue, nameOf } from '#features/site/members/list/member-state.ts';
import { CompanyMark } from '#ui/layout/company-mark.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { Written } from '#ui/text/written.tsx';
import { copy } from './copy.ts';
import styles from './console-home.module.css';

const SHOWN = 5;
const QUEUE = '/console/users';

const Company = ({ member }: { member: Member }) => (
  <li>
    <Link to={`${QUEUE}?id=${member._id}`} className={styles.company}>
      <CompanyMark name={nameOf(member)} logo={member.company?.logo?.url} size={36} />
      <span className={styles.name}>
        <b>
          <Written>{nameOf(member)}</Written>
        </b>
        <span className="number">
          {member.company && momentText(member.company.submittedAt)} <Waited member={member} />
        </span>
      </span>
      <MemberBadge member={member} />
      <IconChevronRight size={18} aria-hidden />
    </Link>
  </li>
);

function Head({ first, count }: { first: Member; count: number }) {
  return (
    <div className={styles.task}>
      <p>
        {copy.approvals} <b className="number">{copy.companies(numberText(count))}</b>
      </p>
      {first.company && (
        <p className={`${styles.oldest} number`} data-late={isOverdue(first) || undefined}>
          {copy.oldest(waitedText(first.company.submittedAt))}
        </p>
      )}
    </div>
  );
}

function Tasks() {
  const { data, error, refetch } = useQuery(longestWaitingQuery(SHOWN));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label={copy.loading}>
        <Skeleton height={180} radius={12} />
      </div>
    );
  const [first] = data.users;
  if (!first)
    return (
      <EmptyState
        icon={<IconCircleCheck size={28} stroke={1.5} aria-hidden />}
        title={copy.nothing}
        hint={copy.nothingHint}
      />
    );
  return (
    <>
      <Head first={first} count={data.count} />
      <ul className={styles.companies} aria-label={copy.waitingList}>
        {data.users.map((member) => (
          <Company key={member._id} member={member} />
        ))}
      </ul>
    </>
  );
}

/** 지금 처리할 일: the companies that have waited longest for their approval. */
export const WaitingCompanies = () => (
  <Panel
    title={copy.todo}
    actions={
      <Link to={QUEUE} className={styles.all}>
        {copy.all}
      </Link>
    }
  >
    <Tasks />
  </Panel>
);
