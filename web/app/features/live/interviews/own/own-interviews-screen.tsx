import IconVideo from '~icons/tabler/video';
import { useQuery } from '@tanstack/react-query';
import { momentText, timeText } from '#lib/format/dates.ts';
import { nowOfPage } from '#lib/format/clock.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { ownInterviewsQuery, type OwnInterview } from '../data.ts';
import { ownCopy as copy } from './copy.ts';
import styles from './own-interviews-screen.module.css';
import { interviewLooks } from '../states-copy.ts';

function joinTimeText({ opensAt, state, entrance, role }: OwnInterview): string {
  const isEarly = opensAt !== null && state === 'AWAITING' && Date.parse(opensAt) > nowOfPage();
  if (isEarly) return copy.from(timeText(opensAt));
  return entrance.disabled && role !== 'HOST' ? copy.closed : copy.instant;
}

function Card({ interview, isOpened }: { interview: OwnInterview; isOpened: boolean }) {
  const { title, company, state, schedule, recruitment, role, code } = interview;
  return (
    <li className={styles.card} data-opened={isOpened || undefined}>
      <p>
        <StatusBadge states={interviewLooks} value={state} />{' '}
        {role === 'HOST' && <Badge hue="iris">{state === 'COMPLETE' ? copy.wasHost : copy.asHost}</Badge>}
      </p>
      <h3>
        <MemberText>{`${company.name} ${title}`}</MemberText>
      </h3>
      {schedule.at && <p className="number">{momentText(schedule.at)}</p>}
      {recruitment && (
        <p>
          <MemberText>{recruitment.subject}</MemberText>
        </p>
      )}
      {state !== 'COMPLETE' && (
        <>
          <p>{joinTimeText(interview)}</p>
          <ButtonLink size="sm" to={`/interview/${code}`}>
            {copy.enter}
            <span className="visually-hidden">
              <MemberText>{copy.of(title)}</MemberText>
            </span>
          </ButtonLink>
        </>
      )}
    </li>
  );
}

const momentOf = ({ schedule, invitedAt }: OwnInterview): number => Date.parse(schedule.at ?? invitedAt);

function List({ title, interviews, opened }: { title: string; interviews: OwnInterview[]; opened: string }) {
  if (interviews.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={styles.cards}>
        {interviews.map((interview) => (
          <Card key={interview._id} interview={interview} isOpened={interview._id === opened} />
        ))}
      </ul>
    </Panel>
  );
}

/** 화상 면접 of a person: all rooms that they are invited to. */
export function OwnInterviewsScreen() {
  const query = useQuery(ownInterviewsQuery);
  const { read } = useUrlState();
  const opened = read('interview') ?? '';
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace status={copy.hint} />
      <QueryView of={query} waiting={<Skeleton height={240} />}>
        {(interviews) => {
          const open = interviews.filter(({ state }) => state !== 'COMPLETE');
          const over = interviews.filter(({ state }) => state === 'COMPLETE');
          if (interviews.length === 0)
            return (
              <EmptyState
                icon={<IconVideo size={28} stroke={1.75} aria-hidden />}
                title={copy.empty}
                hint={copy.emptyHint}
              />
            );
          return (
            <>
              <List
                title={copy.open}
                interviews={open.toSorted((one, other) => momentOf(one) - momentOf(other))}
                opened={opened}
              />
              <List title={copy.over} interviews={over} opened={opened} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
