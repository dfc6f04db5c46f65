import IconCalendarTime from '~icons/tabler/calendar-time';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '#lib/format/dates.ts';
import { agreedQuery } from '../data.ts';
import { agreedCopy as copy } from './agreed-copy.ts';
import styles from './next-appointment.module.css';

interface NextAppointmentProps {
  recruitmentId: string;
  applicationId: string;
  /** As plain text, for a table. */
  isPlain?: boolean;
}

/** All cards of a board read one list, which is not read again for each that comes into view. */
const FRESH_MS = 30_000;

/** The next appointment with an applicant; nothing where there is none. */
export function NextAppointment({ recruitmentId, applicationId, isPlain }: NextAppointmentProps) {
  const { data } = useQuery({ ...agreedQuery(recruitmentId), staleTime: FRESH_MS });
  const next = data?.find(({ _application }) => _application === applicationId);
  if (!next) return null;
  const text = `${momentText(next.startsAt)} ${copy.kinds[next.kind]}`;
  if (isPlain) return <span className="number">{text}</span>;
  return (
    <span className={`${styles.next} number`}>
      <IconCalendarTime size={16} stroke={1.75} aria-hidden />
      {text}
    </span>
  );
}

/** For the list and the board of applicants. */
export const nextAppointmentExtension = { next: NextAppointment };
