import { canBeEntered, nextInterview } from '@ieum/contract/live/interviews/next-interview.ts';
import { ownInterviewTexts } from '@ieum/contract/live/interviews/own-list-texts.ts';
import IconVideo from '~icons/tabler/video';
import { useQuery } from '@tanstack/react-query';
import { say } from '#lib/format/copy.ts';
import { nowOfPage } from '#lib/format/clock.ts';
import { momentText } from '#lib/format/dates.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import styles from '../meetings/meeting-strip.module.css';
import { companyInterviewsQuery, ownInterviewsQuery } from './data.ts';
import { ownCopy as copy } from './own/copy.ts';
import { MemberText } from '#ui/text/member-text.tsx';

interface Planned {
  code: string;
  title: string;
  state: string;
  schedule: { at: string | null };
}

function Strip({ interviews }: { interviews: readonly Planned[] }) {
  const now = nowOfPage();
  const next = nextInterview(interviews, now);
  if (!next) return null;
  const { at } = next.schedule;
  const text =
    at === null || canBeEntered(next, now)
      ? say(ownInterviewTexts.openRoom, { title: next.title })
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
