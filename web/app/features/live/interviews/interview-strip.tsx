import IconVideo from '~icons/tabler/video';
import { useQuery } from '@tanstack/react-query';
import { nowOfPage } from '#lib/format/clock.ts';
import { momentText } from '#lib/format/dates.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import styles from '../meetings/meeting-strip.module.css';
import { companyInterviewsQuery, ownInterviewsQuery } from './data.ts';
import { ownCopy as copy } from './own/copy.ts';
import { MemberText } from '#ui/text/member-text.tsx';

interface PlannedInterview {
  code: string;
  title: string;
  state: string;
  schedule: { at: string | null };
}

const DAY = 24 * 60 * 60_000;
const HOUR = 60 * 60_000;

/** The next interview within a day, or one that is going on. */
function nextOf<T extends PlannedInterview>(list: readonly T[], now: number): T | undefined {
  const near = list.filter(({ state, schedule: { at } }) => {
    if (state === 'COMPLETE') return false;
    return state === 'PROGRESS' || (at !== null && Date.parse(at) > now - HOUR && Date.parse(at) < now + DAY);
  });
  return near.toSorted(
    (one, other) => Date.parse(one.schedule.at ?? '') - Date.parse(other.schedule.at ?? ''),
  )[0];
}

function Strip({ interviews }: { interviews: readonly PlannedInterview[] }) {
  const next = nextOf(interviews, nowOfPage());
  if (!next) return null;
  const { at } = next.schedule;
  const text =
    at === null || next.state === 'PROGRESS'
      ? copy.nextOpen(next.title)
      : copy.next(next.title, momentText(at));
  return (
    <p className={styles.strip}>
      <IconVideo size={20} stroke={1.75} aria-hidden />
      <span>
        <MemberText>{text}</MemberText>
      </span>
      <ButtonLink kind="default" size="sm" to={`/interview/${next.code}`}>
        {copy.enter}
      </ButtonLink>
    </p>
  );
}

/** The next interview of a company; nothing where none is near. */
export function CompanyInterviewStrip() {
  const { data = [] } = useQuery(companyInterviewsQuery);
  return <Strip interviews={data} />;
}

/** The next interview of a person; nothing where none is near. */
export function PersonInterviewStrip() {
  const { data = [] } = useQuery(ownInterviewsQuery);
  return <Strip interviews={data} />;
}
