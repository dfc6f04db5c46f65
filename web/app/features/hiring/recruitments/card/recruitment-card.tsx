import type { RecruitmentCard as Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BookmarkButton } from '#features/hiring/bookmarks/bookmark-button.tsx';
import { useIsSeen } from '#features/hiring/recruitments/recent/seen-recruitments.ts';
import { writtenIn } from '#lib/format/copy.ts';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { cardCopy as copy } from './card-copy.ts';
import { DaysLeftBadge } from './days-left-badge.tsx';
import styles from './recruitment-card.module.css';
import { applicationText, payOf, placeText, workText } from '../texts.ts';

interface RecruitmentCardProps {
  recruitment: Recruitment;
  /** The subject with marked parts. */
  title?: ReactNode;
}

/** One recruitment in a list: the whole card is a link, except for the bookmark. */
export function RecruitmentCard({ recruitment, title }: RecruitmentCardProps) {
  const { subject, company, application, employment, regions, qualification } = recruitment;
  const place = placeText({ place: employment.place, regions });
  const pay = payOf(employment);
  const isSeen = useIsSeen(recruitment._id);
  return (
    <li className={styles.card} data-seen={isSeen || undefined}>
      <div className={styles.top}>
        <GeneratedLogo name={company.name} logo={company.logo?.url} />
        <div>
          <span className={styles.company} {...writtenIn(company.name)}>
            {company.name}
          </span>
          {isSeen && <span className={styles.seen}>{copy.seen}</span>}
        </div>
      </div>
      <h3 className={styles.title}>
        <Link to={`/recruitments/${recruitment._id}`} {...writtenIn(subject)}>
          {title ?? subject}
        </Link>
      </h3>
      <ul className={styles.meta}>
        {place && <li className={styles.place}>{place}</li>}
        <li className={styles.work}>{workText(employment.typesTexts, qualification.workExperience)}</li>
        {pay && <li className={styles.pay}>{pay}</li>}
      </ul>
      <div className={styles.foot}>
        <span className="number">{applicationText(application)}</span>
        <DaysLeftBadge days={recruitment.daysLeft} state={recruitment.state} />
      </div>
      <BookmarkButton kind="RECRUITMENT" id={recruitment._id} name={subject} className={styles.bookmark} />
    </li>
  );
}
