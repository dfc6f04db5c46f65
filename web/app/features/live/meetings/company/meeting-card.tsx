import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { agreedText } from '#features/live/calendar/agreed/agreed-text.ts';
import { composeCopy } from '#features/live/textings/compose/copy.ts';
import { useComposer } from '#features/live/textings/compose/use-composer.tsx';
import { momentText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { useCloseMeeting, useRemoveMeeting, type CompanyMeeting } from '../data.ts';
import { editCopy } from '../edit/copy.ts';
import { companyCopy as copy } from './copy.ts';
import styles from './meetings-screen.module.css';
import { SlotActions } from './slot-actions.tsx';
import { ScheduleButton } from '../schedule/schedule-button.tsx';
import { meetingLooks } from '../states-copy.ts';
import { slotLooks } from '#features/live/calendar/states-copy.ts';

const EditSheet = lazyPart(async () => (await import('../edit/edit-sheet.tsx')).EditSheet);

type InvitedApplication = CompanyMeeting['applications'][number];

async function copyLink(id: string) {
  try {
    await navigator.clipboard.writeText(`${location.origin}/meetings/${id}`);
    toast(copy.linkCopied, { tone: 'success' });
  } catch {
    toast(copy.linkFailed, { tone: 'error' });
  }
}

function noteOf({ schedule, isOpen }: InvitedApplication): string {
  if (schedule?.state === 'APPROVED') return isOpen || !isComing(schedule) ? '' : copy.staysAgreed;
  if (schedule?.state !== 'CANCELED') return schedule || isOpen ? '' : copy.closedApplicant;
  if (schedule.canceledBy === 'COMPANY') return copy.reason(schedule.reason);
  return schedule.canceledBy === 'PERSON' ? copy.byPerson : copy.byProduct;
}

const isComing = ({ endsAt }: { endsAt: string }): boolean => Date.parse(endsAt) > Date.now();

/** The coming approved times of a meeting with the names of their applicants, the earliest first. */
const agreedIn = ({ applications }: CompanyMeeting) =>
  applications
    .flatMap(({ schedule, name }) =>
      schedule?.state === 'APPROVED' && isComing(schedule)
        ? [{ _id: schedule._id, startsAt: schedule.date, title: name }]
        : [],
    )
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));

const askCloseOf = (meeting: CompanyMeeting) => ({
  title: copy.askClose.title,
  body: [copy.askClose.body, agreedText(agreedIn(meeting))].filter((part) => part !== '').join('\n'),
  confirmLabel: copy.close,
});

function Applicant({ invited, meeting }: { invited: InvitedApplication; meeting: CompanyMeeting }) {
  const { name, schedule } = invited;
  const note = noteOf(invited);
  return (
    <li>
      <b>
        <MemberText>{name}</MemberText>
      </b>
      <span className={styles.when}>
        {schedule ? (
          <>
            <StatusBadge states={slotLooks} value={schedule.state} />{' '}
            <span className="number">{momentText(schedule.date)}</span>
          </>
        ) : (
          invited.isOpen && copy.notPicked
        )}
        {note && <MemberText>{note}</MemberText>}
      </span>
      {schedule && <SlotActions slot={schedule} meeting={meeting} />}
    </li>
  );
}

/** The times that applicants picked, with their names. */
const pickedIn = ({ applications }: CompanyMeeting) =>
  applications.flatMap(({ schedule, name }) => (schedule ? [{ ...schedule, label: name }] : []));

function useActions(meeting: CompanyMeeting) {
  const close = useCloseMeeting();
  const remove = useRemoveMeeting();
  const { _id: id } = meeting;
  return {
    close: () =>
      runAction({
        ask: askCloseOf(meeting),
        run: () => close.mutateAsync({ id, state: 'MATCHING_COMPLETE' }),
        done: copy.closed,
      }),
    complete: () =>
      runAction({
        run: () => close.mutateAsync({ id, state: 'MEETINGS_COMPLETE' }),
        done: copy.completed,
      }),
    remove: () =>
      runAction({
        ask: {
          title: copy.askRemove.title,
          body: copy.askRemove.body,
          confirmLabel: copy.remove,
          tone: 'danger',
        },
        run: () => remove.mutateAsync(id),
        done: copy.removed,
      }),
  };
}

function Actions({ meeting }: { meeting: CompanyMeeting }) {
  const actions = useActions(meeting);
  const { state, awaitingCount, approvedCount } = meeting;
  const { open, layer } = useComposer();
  const [isEditing, setEditing] = useState(false);
  const ids = meeting.applications.filter(({ isOpen }) => isOpen).map(({ _id }) => _id);
  const text = () => open({ recruitmentId: meeting._recruitment, meetingId: meeting._id, ids });
  return (
    <div className={styles.actions}>
      {layer}
      {isEditing && (
        <Suspense>
          <EditSheet meeting={meeting} onClose={() => setEditing(false)} />
        </Suspense>
      )}
      <ScheduleButton size="sm" meeting={meeting} picked={pickedIn(meeting)} />
      {ids.length > 0 && (
        <Button kind="default" size="sm" onClick={text}>
          {composeCopy.act}
        </Button>
      )}
      {state !== 'MEETINGS_COMPLETE' && (
        <Button kind="default" size="sm" onClick={() => setEditing(true)}>
          {editCopy.act}
        </Button>
      )}
      <Button kind="default" size="sm" onClick={() => copyLink(meeting._id)}>
        {copy.link}
      </Button>
      {state === 'MATCHING_ON_GOING' && (
        <Button kind="default" size="sm" onClick={actions.close}>
          {copy.close}
        </Button>
      )}
      {state === 'MEETINGS_PROGRESS' && awaitingCount === 0 && (
        <Button kind="default" size="sm" onClick={actions.complete}>
          {copy.complete}
        </Button>
      )}
      {awaitingCount + approvedCount === 0 && (
        <Button kind="subtle" size="sm" onClick={actions.remove}>
          {copy.remove}
        </Button>
      )}
    </div>
  );
}

/** One proposed meeting: its progress, its applicants with their times, and what can be done. */
export function MeetingCard({ meeting, isOpen }: { meeting: CompanyMeeting; isOpen: boolean }) {
  const { recruitment, applications, awaitingCount, approvedCount } = meeting;
  return (
    <li className={styles.card} id={`meeting-${meeting._id}`}>
      <div className={styles.cardHead}>
        <StatusBadge states={meetingLooks} value={meeting.state} />
        <h3>
          <MemberText>{meeting.title}</MemberText>
        </h3>
      </div>
      <Link to={`/dashboard/recruitments/${recruitment._id}/applications`} className={styles.recruitment}>
        <MemberText>{recruitment.subject}</MemberText>
      </Link>
      <p>{copy.figures(applications.length, awaitingCount, approvedCount)}</p>
      <p>
        {copy.times(meeting.schedulesAvailable.length, meeting.minutes)}
        {meeting.state === 'MATCHING_ON_GOING' && <> · {copy.until(momentText(meeting.matching.endsAt))}</>}
      </p>
      {meeting.place !== '' && (
        <p>
          <MemberText>{copy.place(meeting.place)}</MemberText>
        </p>
      )}
      {applications.length > 0 && (
        <details open={isOpen || awaitingCount > 0 || agreedIn(meeting).length > 0}>
          <summary>{copy.more}</summary>
          <ul className={styles.applicants}>
            {applications.map((invited) => (
              <Applicant key={invited._id} invited={invited} meeting={meeting} />
            ))}
          </ul>
        </details>
      )}
      <Actions meeting={meeting} />
    </li>
  );
}
