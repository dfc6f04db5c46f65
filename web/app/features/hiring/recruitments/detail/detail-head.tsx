import type { Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import IconChevronRight from '~icons/tabler/chevron-right';
import { Link } from 'react-router';
import { BookmarkButton } from '#features/hiring/bookmarks/bookmark-button.tsx';
import { useBookmarksOf } from '#features/hiring/bookmarks/use-bookmarks.ts';
import { isBuilt } from '#lib/document/built.ts';
import { writtenIn } from '#lib/format/copy.ts';
import { numberText } from '#lib/format/money.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { DaysLeftBadge } from '../card/days-left-badge.tsx';
import { detailCopy as copy } from './detail-copy.ts';
import styles from './detail-screen.module.css';
import { labels } from '../card/labels-copy.ts';
import { ShareButton } from './share-button.tsx';
import { applicationText, placeText } from '../texts.ts';

function CompanyBlock({ recruitment }: { recruitment: Recruitment }) {
  const { company, employment, regions } = recruitment;
  useBookmarksOf('USER_COMPNY', [company._id]);
  return (
    <div className={styles.company}>
      <GeneratedLogo name={company.name} logo={company.logo?.url} size={48} />
      <div>
        {isBuilt('/companies/{_company}') ? (
          <Link to={`/companies/${company._id}`} {...writtenIn(company.name)}>
            {company.name}
            <IconChevronRight size={16} aria-hidden />
          </Link>
        ) : (
          <b>{company.name}</b>
        )}
        <em>{placeText({ place: employment.place, regions })}</em>
      </div>
      <BookmarkButton
        kind="USER_COMPNY"
        id={company._id}
        name={company.name}
        isLabelled
        className={styles.companyBookmark}
      />
      <ShareButton subject={recruitment.subject} className={styles.headShare} />
    </div>
  );
}

/** Company, subject, state, days left and period. */
export function DetailHead({ recruitment, hitCounts }: { recruitment: Recruitment; hitCounts: number }) {
  const { subject, summary, state, daysLeft, application } = recruitment;
  return (
    <header>
      <CompanyBlock recruitment={recruitment} />
      <h1 className={styles.subject} {...writtenIn(subject)}>
        {subject}
      </h1>
      <p className={styles.status}>
        {state === 'ON_GOING' && <Badge hue="jade">{labels.state.ON_GOING}</Badge>}
        <DaysLeftBadge days={daysLeft} state={state} />
        <span className="number">{applicationText(application)}</span>
        <span className={`number ${styles.views}`}>{copy.views(numberText(hitCounts))}</span>
      </p>
      {summary && (
        <p className={styles.summary} {...writtenIn(summary)}>
          {summary}
        </p>
      )}
    </header>
  );
}
