import { isOpenDraft } from '@ieum/contract/hiring/applications/open-draft.ts';
import type { OwnApplicationRow } from '@ieum/contract/hiring/applications/schemas.ts';
import { useSearchParams } from 'react-router';
import { ApplicationRow } from './application-row.tsx';
import styles from './applied-screen.module.css';
import type { NextAppointments } from './next-appointment.ts';

interface ApplicationListProps {
  applications: readonly OwnApplicationRow[];
  label: string;
  /** None for decided ones. */
  appointments?: NextAppointments;
}

/** Applications in a white box; on a phone a card each. */
export function ApplicationList({ applications, label, appointments }: ApplicationListProps) {
  const [query] = useSearchParams();
  const addressOf = (id: string) => {
    const next = new URLSearchParams(query);
    next.set('id', id);
    return `?${next.toString()}`;
  };
  const firstTodo = applications.find(isOpenDraft);
  return (
    <ul className={styles.list} aria-label={label}>
      {applications.map((application) => (
        <ApplicationRow
          key={application._id}
          application={application}
          openAddress={addressOf(application._id)}
          isFirstTodo={application === firstTodo}
          appointment={appointments?.get(application.recruitment._id)}
        />
      ))}
    </ul>
  );
}
