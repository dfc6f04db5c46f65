import IconFileText from '~icons/tabler/file-text';
import IconLink from '~icons/tabler/link';
import IconLock from '~icons/tabler/lock';
import IconSchool from '~icons/tabler/school';
import { Link } from 'react-router';
import { writtenIn } from '#lib/format/copy.ts';
import { momentText } from '#lib/format/dates.ts';
import { Highlighted } from '#ui/text/highlighted.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import type { ShownLecture } from '../data.ts';
import { copy } from './copy.ts';
import styles from './lecture-cards.module.css';
import { useLectureState } from './use-lecture-state.ts';

const labels = { LIVE: copy.live, PLANNED: copy.planned, REPLAY: copy.replay } as const;

/** What a card says below the company, where there is something to say. */
function About({ hasCode, fileCount, linkCount }: ShownLecture) {
  if (!hasCode && fileCount === 0 && linkCount === 0) return null;
  return (
    <span className={styles.about}>
      {hasCode && (
        <span>
          <IconLock size={15} stroke={1.75} aria-hidden /> {copy.code}
        </span>
      )}
      {fileCount > 0 && (
        <span>
          <IconFileText size={15} stroke={1.75} aria-hidden /> {copy.materials(fileCount)}
        </span>
      )}
      {linkCount > 0 && (
        <span>
          <IconLink size={15} stroke={1.75} aria-hidden /> {copy.links(linkCount)}
        </span>
      )}
    </span>
  );
}

function Card({ lecture, term }: { lecture: ShownLecture; term: string }) {
  const { _id, subject, company, categoryName, thumb, startsAt } = lecture;
  const state = useLectureState(lecture);
  return (
    <Link to={`/lectures/${_id}`} className={styles.card}>
      <span className={styles.thumb}>
        {thumb ? (
          <img src={thumb.url} alt="" width={384} height={216} loading="lazy" />
        ) : (
          <IconSchool size={44} stroke={1.4} aria-hidden />
        )}
        <span className={styles.state} data-state={state}>
          {labels[state]}
        </span>
      </span>
      <span className={styles.text}>
        {categoryName && <em {...writtenIn(categoryName)}>{categoryName}</em>}
        <b {...writtenIn(subject)}>
          <Highlighted text={subject} term={term} />
        </b>
        <span className={styles.about}>
          <MemberText>{company.name}</MemberText>
          {state === 'PLANNED' && startsAt && (
            <span className="number">{copy.startsAt(momentText(startsAt))}</span>
          )}
        </span>
        <About {...lecture} />
      </span>
    </Link>
  );
}

interface LectureCardsProps {
  lectures: readonly ShownLecture[];
  label: string;
  /** The words that are marked in the subjects. */
  term?: string;
}

/** Lectures as cards with their pictures. */
export const LectureCards = ({ lectures, label, term = '' }: LectureCardsProps) => (
  <ul className={styles.cards} aria-label={label}>
    {lectures.map((lecture) => (
      <li key={lecture._id}>
        <Card lecture={lecture} term={term} />
      </li>
    ))}
  </ul>
);
