import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { momentText } from '#lib/format/dates.ts';
import { Button } from '#ui/button/button.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import styles from './agreed-appointments.module.css';
import { agreedCopy as copy } from './agreed-copy.ts';
import { agreedQuery } from '../data.ts';

export interface AgreedAppointmentsProps {
  recruitmentId: string;
  applicants: readonly { _id: string; person: { name: string } }[];
}

const LISTED = 5;

const NoticeBox = ({ children }: { children: ReactNode }) => (
  <div className={styles.agreed} role="status">
    <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
    <div>{children}</div>
  </div>
);

/**
 * Agreed appointments with applicants that are still to come; they stay whatever the applicants' stage is.
 * The links open a new tab, so that the question stays open.
 */
export function AgreedAppointments({ recruitmentId, applicants }: AgreedAppointmentsProps) {
  const { data, error, refetch } = useQuery(agreedQuery(recruitmentId));
  if (error)
    return (
      <NoticeBox>
        <p>{copy.failed}</p>
        <Button kind="default" size="sm" onClick={() => void refetch()}>
          {copy.again}
        </Button>
      </NoticeBox>
    );
  if (!data) return <p className={styles.waiting}>{copy.checking}</p>;
  const nameOf = new Map(applicants.map(({ _id, person }) => [_id, person.name]));
  const agreed = data.filter(({ _application }) => nameOf.has(_application));
  if (agreed.length === 0) return null;
  const isOne = applicants.length === 1;
  return (
    <NoticeBox>
      <ul>
        {agreed.slice(0, LISTED).map(({ _id, _application, kind, startsAt, link }) => (
          <li key={`${_id} ${_application}`}>
            <Link to={link} target="_blank">
              <MemberText>
                {isOne
                  ? copy.one[kind](momentText(startsAt))
                  : copy.named[kind](nameOf.get(_application) ?? '', momentText(startsAt))}
              </MemberText>
            </Link>
          </li>
        ))}
      </ul>
      {agreed.length > LISTED && (
        <p>
          <Link to="/dashboard/meetings?tab=week" target="_blank">
            {copy.more(agreed.length - LISTED)}
          </Link>
        </p>
      )}
      <p>{copy.stays}</p>
    </NoticeBox>
  );
}
