import { momentText, nearDayText, timeText } from '#lib/format/dates.ts';
import { slotLooks } from '#features/live/calendar/states-copy.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Stack } from '#ui/box/stack.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import type { CompanyMeeting, MeetingSlot } from '../data.ts';
import { meetingLooks } from '../states-copy.ts';
import { daysOf } from '../times-by-day.ts';
import { scheduleCopy as copy } from './copy.ts';
import styles from './schedule-sheet.module.css';

/** A time that an applicant picked, with the words that show whose it is. */
interface PickedTime extends Pick<MeetingSlot, '_id' | 'date' | 'state'> {
  label: string;
}

type ScheduledMeeting = Pick<
  CompanyMeeting,
  'title' | 'state' | 'matching' | 'schedulesAvailable' | 'minutes' | 'place'
>;

export interface ScheduleSheetProps {
  meeting: ScheduledMeeting;
  picked: readonly PickedTime[];
  onClose: () => void;
}

const Time = ({ start, minutes, picked }: { start: string; minutes: number; picked: PickedTime[] }) => (
  <li>
    <time className="number" dateTime={start}>
      {timeText(start)}–{timeText(Date.parse(start) + minutes * 60_000)}
    </time>
    {picked.map(({ _id, state, label }) => (
      <span key={_id}>
        <StatusBadge states={slotLooks} value={state} /> <MemberText>{label}</MemberText>
      </span>
    ))}
  </li>
);

function Times({ meeting, picked }: Omit<ScheduleSheetProps, 'onClose'>) {
  const times = new Set([...meeting.schedulesAvailable, ...picked.map(({ date }) => date)]);
  if (times.size === 0) return <Hint>{copy.noTimes}</Hint>;
  return daysOf([...times]).map(({ day, morning, afternoon }) => (
    <section key={day} className={styles.day}>
      <h4>{nearDayText(day)}</h4>
      <ul>
        {[...morning, ...afternoon].map((time) => (
          <Time
            key={time}
            start={time}
            minutes={meeting.minutes}
            picked={picked.filter(({ date }) => date === time)}
          />
        ))}
      </ul>
    </section>
  ));
}

/** 면담 일정: the state of a meeting, its dates and times, and who picked which. */
export function ScheduleSheet({ meeting, picked, onClose }: ScheduleSheetProps) {
  const { title, state, matching, minutes, place } = meeting;
  return (
    <Sheet title={copy.title} subtitle={title} size="wide" side="centre" onClose={onClose}>
      <Stack gap={20}>
        <Facts
          facts={[
            [copy.state, <StatusBadge key="state" states={meetingLooks} value={state} />],
            [copy.picking, `${momentText(matching.startsAt)} ~ ${momentText(matching.endsAt)}`],
            [copy.length, copy.minutes(minutes)],
            ...(place === '' ? [] : [[copy.place, place] as const]),
          ]}
        />
        <section className={styles.times}>
          <h3>{copy.times}</h3>
          <Times meeting={meeting} picked={picked} />
        </section>
      </Stack>
    </Sheet>
  );
}
