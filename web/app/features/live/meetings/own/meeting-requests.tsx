import IconUsers from '~icons/tabler/users';
import { useQuery } from '@tanstack/react-query';
import { agoText, momentText } from '#lib/format/dates.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { isUnanswered, ownMeetingsQuery, type OwnMeeting } from '../data.ts';
import { OwnScheduleButton } from './own-schedule-button.tsx';
import { requestsCopy as copy } from './copy.ts';
import styles from './meeting-requests.module.css';

const Request = ({ meeting }: { meeting: OwnMeeting }) => (
  <li>
    <p>
      <Badge hue="amber">{copy.waiting}</Badge> {copy.received(agoText(meeting.invitedAt))}
    </p>
    <h3>
      <MemberText>{`${meeting.company.name} ${meeting.title}`}</MemberText>
    </h3>
    <p>
      <IconUsers size={16} stroke={1.75} aria-hidden />
      {copy.times(meeting.schedulesAvailable.length)} · {copy.until(momentText(meeting.matching.endsAt))}
    </p>
    <ButtonLink size="sm" isWide to={`/meetings/${meeting._id}`}>
      {copy.choose}
      <span className="visually-hidden">
        : <MemberText>{meeting.title}</MemberText>
      </span>
    </ButtonLink>
    <OwnScheduleButton size="sm" meeting={meeting} />
  </li>
);

/** The meetings for which the person has to pick a time; nothing where there are none. */
export function MeetingRequests() {
  const { data = [] } = useQuery(ownMeetingsQuery);
  const open = data.filter(isUnanswered);
  if (open.length === 0) return null;
  return (
    <Panel
      title={
        <>
          {copy.title} <em className={styles.count}>{open.length}</em>
        </>
      }
    >
      <ul className={styles.requests}>
        {open.map((meeting) => (
          <Request key={meeting._id} meeting={meeting} />
        ))}
      </ul>
    </Panel>
  );
}
