import IconCalendarTime from '~icons/tabler/calendar-time';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { listCopy as textingCopy } from '#features/live/textings/list/copy.ts';
import { momentText } from '#lib/format/dates.ts';
import { Hint } from '#ui/text/hint.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { FocusArea } from '#ui/layout/focus-area.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { UrlTabs } from '#ui/tabs/url-tabs.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { awaitingQuery, companyMeetingsQuery, type CompanyMeeting, type MeetingSlot } from '../data.ts';
import { companyCopy as copy } from './copy.ts';
import { MeetingCard } from './meeting-card.tsx';
import styles from './meetings-screen.module.css';
import { SlotActions } from './slot-actions.tsx';
import { WeekOfAppointments } from './week-of-appointments.tsx';

const tabs = [
  { value: '', label: copy.list },
  { value: 'week', label: copy.week },
  { value: 'textings', label: textingCopy.tab },
];

const TextingsPanel = lazyPart(
  async () => (await import('#features/live/textings/list/textings-panel.tsx')).TextingsPanel,
);

const AwaitingTime = ({ slot, meeting }: { slot: MeetingSlot; meeting: CompanyMeeting | undefined }) => (
  <li>
    <b>
      <MemberText>{slot.applicant.name}</MemberText>
    </b>
    <span className={styles.when}>
      <span className="number">{momentText(slot.date)}</span>
      <MemberText>{slot.title}</MemberText>
    </span>
    <SlotActions slot={slot} meeting={meeting} />
  </li>
);

function AwaitingTimes({ meetings }: { meetings: readonly CompanyMeeting[] }) {
  const query = useQuery(awaitingQuery);
  return (
    <Panel
      title={
        <>
          {copy.awaiting.title} {query.data && <em className={styles.count}>{query.data.count}</em>}
        </>
      }
    >
      <QueryView of={query} waiting={<Skeleton height={64} />}>
        {({ schedules }) =>
          schedules.length === 0 ? (
            <Hint size="lg">{copy.awaiting.none}</Hint>
          ) : (
            <ul className={styles.applicants}>
              {schedules.map((slot) => (
                <AwaitingTime
                  key={slot._id}
                  slot={slot}
                  meeting={meetings.find(({ _id }) => _id === slot._meeting)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Panel>
  );
}

const Empty = () => (
  <EmptyState
    icon={<IconCalendarTime size={28} stroke={1.75} aria-hidden />}
    title={copy.empty}
    hint={copy.hint}
    action={<ButtonLink to="/dashboard/recruitments">{copy.toRecruitments}</ButtonLink>}
  />
);

function List() {
  const query = useQuery(companyMeetingsQuery);
  const { read } = useUrlState();
  const opened = read('meeting');
  return (
    <>
      <AwaitingTimes meetings={query.data?.meetings ?? []} />
      <Panel title={copy.meetings}>
        <QueryView of={query} waiting={<Skeleton height={240} />}>
          {({ meetings }) =>
            meetings.length === 0 ? (
              <Empty />
            ) : (
              <ul className={styles.cards}>
                {meetings
                  .toSorted((one, other) => Number(other._id === opened) - Number(one._id === opened))
                  .map((meeting) => (
                    <MeetingCard key={meeting._id} meeting={meeting} isOpen={meeting._id === opened} />
                  ))}
              </ul>
            )
          }
        </QueryView>
      </Panel>
    </>
  );
}

function Tab({ name }: { name: string }) {
  if (name === 'week') return <WeekOfAppointments />;
  if (name !== 'textings') return <List />;
  return (
    <Suspense fallback={<Skeleton height={240} />}>
      <TextingsPanel />
    </Suspense>
  );
}

/** 면담: what applicants picked and what the company proposed, as a list and as a week, and its texts. */
export function MeetingsScreen() {
  const { read } = useUrlState();
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace status={copy.hint} />
      <UrlTabs label={copy.tabs} tabs={tabs} />
      <FocusArea>
        <Tab name={read('tab')} />
      </FocusArea>
    </>
  );
}
