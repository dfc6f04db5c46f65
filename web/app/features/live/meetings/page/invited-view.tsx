import { meetingBounds } from '@ieum/contract/live/meetings/enums.ts';
import IconBriefcase from '~icons/tabler/briefcase';
import IconMapPin from '~icons/tabler/map-pin';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { nowOfPage } from '#lib/format/clock.ts';
import { momentText, shortDayText, timeText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { CalendarFileButton } from '#features/live/calendar/calendar-file-button.tsx';
import { useChange, usePick, type MeetingSlot, type OwnMeetingDetail } from '../data.ts';
import { MoreSlotActionsContext } from '../more-slot-actions-context.ts';
import { OwnScheduleButton } from '../own/own-schedule-button.tsx';
import { pageCopy as copy } from './copy.ts';
import styles from './meeting-screen.module.css';
import { TimePicker } from './time-picker.tsx';
import { statesOf } from './time-states.ts';
import { slotLooks } from '#features/live/calendar/states-copy.ts';
import { uiCopy } from '#ui/state/copy.ts';

/** How long before an approved time the person can cancel it. */
const CANCEL_MS = meetingBounds.cancelHours * 3_600_000;

const timeOf = (date: string) => `${shortDayText(date)} ${timeText(date)}`;

const NextSteps = ({ reached }: { reached: 0 | 1 | 2 }) => {
  const { steps } = copy.next;
  const all = [
    [steps.confirm, steps.confirmHint],
    [steps.fixed, steps.fixedHint],
    [steps.meet, steps.meetHint],
  ] as const;
  return (
    <section className={styles.next}>
      <h3>{copy.next.title}</h3>
      <ol>
        {all.map(([name, hint], index) => (
          <li key={name} data-now={index === reached || undefined}>
            <i className="number" aria-hidden>
              {index + 1}
            </i>
            <div>
              <b>{name}</b>
              <span>{hint}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** The time that was picked before, and what can be done with it. */
function OwnTime({
  meeting,
  slot,
  onChange,
}: {
  meeting: OwnMeetingDetail;
  slot: MeetingSlot;
  onChange: () => void;
}) {
  const change = useChange();
  const moreActions = use(MoreSlotActionsContext);
  const canCancel = slot.state === 'AWAITING' || Date.parse(slot.date) - nowOfPage() >= CANCEL_MS;
  const cancel = () =>
    runAction({
      ask: {
        title: copy.ask.title,
        body: copy.ask.body(meeting.company.name),
        confirmLabel: copy.own.cancel,
        cancelLabel: uiCopy.keep,
        tone: 'danger',
      },
      run: () => change.mutateAsync({ meetingId: meeting._id, slotId: slot._id, state: 'CANCELED' }),
      done: copy.own.canceled,
    });
  return (
    <div className={styles.own}>
      <p>
        <StatusBadge states={slotLooks} value={slot.state} />
        <b className="number">{timeOf(slot.date)}</b>
      </p>
      {slot.state === 'APPROVED' && moreActions?.(slot)}
      {slot.state === 'AWAITING' && meeting.isOpen && (
        <Button kind="default" isWide onClick={onChange}>
          {copy.own.change}
        </Button>
      )}
      {canCancel && (
        <Button kind="subtle" isWide onClick={cancel}>
          {copy.own.cancel}
        </Button>
      )}
      {slot.state === 'APPROVED' && <p className={styles.note}>{copy.own.late}</p>}
      <OwnScheduleButton meeting={meeting} />
      <ButtonLink kind="light" isWide to="/dashboard/schedules">
        {copy.own.calendar}
      </ButtonLink>
      {slot.state === 'APPROVED' && <CalendarFileButton id={slot._id} name={timeOf(slot.date)} isWide />}
    </div>
  );
}

interface ChoosingProps {
  meeting: OwnMeetingDetail;
  /** The time that is replaced. */
  slot: MeetingSlot | undefined;
  onDone: () => void;
}

/** What follows from the chosen time. */
const Notes = ({ company, state }: { company: string; state: string | undefined }) => (
  <>
    {state === 'awaiting' && (
      <p role="status" className={styles.note}>
        {copy.chosen.awaiting}
      </p>
    )}
    <p className={styles.note}>
      <MemberText>{copy.chosen.notified(company)}</MemberText>
    </p>
  </>
);

/** Choosing a time: the picker, and beside it, on phones at the bottom, the chosen one. */
function ChooseTime({ meeting, slot, onDone }: ChoosingProps) {
  const [now] = useState(() => Date.now());
  const [chosen, setChosen] = useState<string>();
  const pick = usePick(meeting._id);
  const change = useChange();
  const states = statesOf(meeting, now);
  const isBusy = pick.isPending || change.isPending;
  const send = async () => {
    if (!chosen) return;
    const isDone = await runAction<unknown>({
      run: () =>
        slot
          ? change.mutateAsync({ meetingId: meeting._id, slotId: slot._id, date: chosen })
          : pick.mutateAsync(chosen),
      done: slot ? copy.chosen.changed : copy.chosen.sent,
    });
    if (isDone) onDone();
    else setChosen(undefined);
  };
  return (
    <div className={styles.columns}>
      <div className={styles.card}>
        <TimePicker states={states} chosen={chosen} onChoose={setChosen} />
      </div>
      <aside className={styles.aside}>
        <h2>{copy.chosen.title}</h2>
        <div className={styles.bar} data-bottom-bar>
          <p role="status" data-empty={!chosen || undefined}>
            <span>{copy.chosen.title}</span>
            <b className="number">{chosen ? timeOf(chosen) : copy.chosen.none}</b>
          </p>
          <Button size="lg" isWide disabled={!chosen} isLoading={isBusy} onClick={send}>
            {slot ? copy.chosen.change : copy.chosen.send}
          </Button>
        </div>
        <Notes company={meeting.company.name} state={chosen && states.get(chosen)} />
        {slot && (
          <Button kind="subtle" isWide onClick={onDone}>
            {uiCopy.keep}
          </Button>
        )}
        <NextSteps reached={0} />
      </aside>
    </div>
  );
}

const CanceledMeeting = ({ slot, canPick }: { slot: MeetingSlot; canPick: boolean }) => (
  <div className={styles.canceled} role="status">
    <p>
      <StatusBadge states={slotLooks} value="CANCELED" /> <b className="number">{timeOf(slot.date)}</b>
    </p>
    {slot.reason && (
      <p>
        <MemberText>{copy.own.reason(slot.reason)}</MemberText>
      </p>
    )}
    {canPick && <p>{copy.own.again}</p>}
  </div>
);

const PickedTime = ({
  meeting,
  slot,
  onChange,
}: {
  meeting: OwnMeetingDetail;
  slot: MeetingSlot;
  onChange: () => void;
}) => (
  <div className={styles.columns}>
    <div className={styles.card}>
      <h2>{copy.chosen.title}</h2>
      <OwnTime meeting={meeting} slot={slot} onChange={onChange} />
    </div>
    <aside className={styles.aside}>
      <NextSteps reached={slot.state === 'APPROVED' ? 2 : 0} />
    </aside>
  </div>
);

interface OpenViewProps {
  meeting: OwnMeetingDetail;
  slot: MeetingSlot | undefined;
  onDone: () => void;
}

/** While times can be picked: the picker, or that there are none yet. */
const OpenView = ({ meeting, slot, onDone }: OpenViewProps) => (
  <>
    <p className={styles.until}>{copy.until(momentText(meeting.matching.endsAt))}</p>
    {meeting.schedulesAvailable.length === 0 ? (
      <EmptyState title={copy.noTimes.title} hint={copy.noTimes.hint} />
    ) : (
      <ChooseTime key={slot?._id ?? 'new'} meeting={meeting} slot={slot} onDone={onDone} />
    )}
  </>
);

/** What the meeting is about, and where it takes place. */
function About({ meeting: { recruitment, place } }: { meeting: OwnMeetingDetail }) {
  const subject = <MemberText>{recruitment.subject}</MemberText>;
  return (
    <>
      <p className={styles.fact}>
        <IconBriefcase size={17} stroke={1.75} aria-hidden />
        <span>{copy.recruitment}</span>
        {recruitment.isPublic ? (
          <Link to={`/recruitments/${recruitment._id}`}>{subject}</Link>
        ) : (
          <span>{subject}</span>
        )}
      </p>
      {place !== '' && (
        <p className={styles.fact}>
          <IconMapPin size={17} stroke={1.75} aria-hidden />
          <MemberText>{copy.place(place)}</MemberText>
        </p>
      )}
    </>
  );
}

/** The meeting for an invited person: the picker, or the time that was picked. */
export function InvitedView({ meeting }: { meeting: OwnMeetingDetail }) {
  const [isChanging, setChanging] = useState(false);
  const { schedule, isOpen } = meeting;
  const slot = schedule && schedule.state !== 'CANCELED' ? schedule : undefined;
  if (slot && !isChanging)
    return (
      <>
        <About meeting={meeting} />
        <PickedTime meeting={meeting} slot={slot} onChange={() => setChanging(true)} />
      </>
    );
  return (
    <>
      <About meeting={meeting} />
      {schedule?.state === 'CANCELED' && <CanceledMeeting slot={schedule} canPick={isOpen} />}
      {isOpen ? (
        <OpenView meeting={meeting} slot={slot} onDone={() => setChanging(false)} />
      ) : (
        <EmptyState title={copy.closed.title} hint={copy.closed.hint} />
      )}
    </>
  );
}
