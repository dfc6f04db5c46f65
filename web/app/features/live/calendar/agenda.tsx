import { appointmentKindTexts } from '@ieum/contract/live/calendar/enums.ts';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { Link } from 'react-router';
import { say } from '#lib/format/copy.ts';
import { timeText } from '#lib/format/dates.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import styles from './agenda.module.css';
import { calendarCopy as copy } from './copy.ts';
import type { Appointment } from './data.ts';
import { CalendarFileButton } from './calendar-file-button.tsx';
import { kindIcons } from './kind-looks.ts';
import { clashing } from './month.ts';
import { slotLooks } from './states-copy.ts';

const badgeOf = { AWAITING: 'AWAITING', CONFIRMED: 'APPROVED', CANCELED: 'CANCELED' } as const;
const MINUTE = 60_000;
const minutesOf = ({ startsAt, endsAt }: Appointment) => (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE;

function Item({ appointment, isClashing }: { appointment: Appointment; isClashing: boolean }) {
  const { kind, title, partner, state, startsAt, link, place } = appointment;
  const Icon = kindIcons[kind];
  return (
    <li data-kind={kind} data-clash={isClashing || undefined} data-over={state === 'CANCELED' || undefined}>
      <time className="number" dateTime={startsAt}>
        {timeText(startsAt)}
      </time>
      <div>
        <Link to={link}>
          <MemberText>{[partner, title].filter(Boolean).join(' · ')}</MemberText>
        </Link>
        <p>
          <Icon size={16} stroke={1.75} aria-hidden />
          {say(appointmentKindTexts[kind])} · {copy.minutes(minutesOf(appointment))}
          {place && (
            <>
              {' · '}
              <MemberText>{place}</MemberText>
            </>
          )}
        </p>
      </div>
      <StatusBadge states={slotLooks} value={badgeOf[state]} />
      {state === 'CONFIRMED' && (
        <CalendarFileButton id={appointment._id} name={`${timeText(startsAt)} ${title}`} />
      )}
    </li>
  );
}

/** Appointments one below the other, with their states and links, and which of them clash. */
export function Agenda({ appointments }: { appointments: readonly Appointment[] }) {
  const clashes = clashing(appointments);
  const first = appointments.find(({ _id }) => clashes.has(_id));
  return (
    <>
      {first && (
        <p className={styles.warning}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          {copy.clashes(timeText(first.startsAt))}
        </p>
      )}
      <ul className={styles.agenda}>
        {appointments.map((appointment) => (
          <Item key={appointment._id} appointment={appointment} isClashing={clashes.has(appointment._id)} />
        ))}
      </ul>
    </>
  );
}
