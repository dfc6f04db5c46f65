import type { RecruitmentCard as Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { RecruitmentSort } from '@ieum/contract/hiring/recruitments/enums.ts';
import IconChevronRight from '~icons/tabler/chevron-right';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useBookmarksOf } from '#features/hiring/bookmarks/use-bookmarks.ts';
import type { ListPage } from '#features/hiring/recruitments/ongoing-recruitments.ts';
import { DaysLeftBadge } from '#features/hiring/recruitments/card/days-left-badge.tsx';
import { RecruitmentCard } from '#features/hiring/recruitments/card/recruitment-card.tsx';
import { placeText, workText } from '#features/hiring/recruitments/texts.ts';
import { writtenIn } from '#lib/format/copy.ts';
import { momentText } from '#lib/format/dates.ts';
import { countText, numberText } from '#lib/format/money.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { copy } from './copy.ts';
import styles from './home-lists.module.css';

type ListName = 'recent' | 'popular' | 'closing';

const sortOf: Record<ListName, RecruitmentSort> = {
  recent: RecruitmentSort.Recent,
  popular: RecruitmentSort.Popular,
  closing: RecruitmentSort.ClosingSoon,
};

function ListHead({ name, text }: { name: ListName; text?: string | undefined }) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={`home-${name}`}>{copy[name]}</h2>
        {text && <p>{text}</p>}
      </div>
      <Link
        className={styles.more}
        to={`/recruitments?sort=${sortOf[name]}`}
        aria-label={copy.moreOf(copy[name])}
      >
        {copy.more}
        <IconChevronRight size={16} aria-hidden />
      </Link>
    </div>
  );
}

/** Loaded and without rows; a list that could not be loaded is shown with a button that tries again. */
const isEmpty = (page: ListPage | undefined): boolean => page?.recruitments.length === 0;

/** Shown instead of a list that could not be loaded. */
function FailedList() {
  const { revalidate } = useRevalidator();
  return <ErrorState title={copy.failed} onRetry={() => void revalidate()} />;
}

const NoneYet = () => (
  <EmptyState
    title={copy.noneYet}
    action={
      <ButtonLink kind="default" to="/recruitments">
        {copy.toAll}
      </ButtonLink>
    }
  />
);

/** The newest as cards. All eight are in the page; the style sheet shows the four that were picked. */
export function RecentSection({ page }: { page: ListPage | undefined }) {
  const rows = page?.recruitments ?? [];
  useBookmarksOf(
    'RECRUITMENT',
    rows.map((row) => row._id),
  );
  const text = page && page.count > 0 ? copy.recentCount(countText(page)) : undefined;
  return (
    <section className={`container ${styles.section}`} aria-labelledby="home-recent">
      <ListHead name="recent" text={text} />
      {!page && <FailedList />}
      {isEmpty(page) && <NoneYet />}
      <ul className={styles.recent} data-home-list="recent">
        {rows.map((recruitment) => (
          <RecruitmentCard key={recruitment._id} recruitment={recruitment} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  recruitment: Recruitment;
  /** Its rank among the shown rows precedes it. */
  isRanked?: boolean;
  about: string;
  children: ReactNode;
}

function Row({ recruitment, isRanked, about, children }: RowProps) {
  const { company, subject } = recruitment;
  return (
    <li>
      <Link to={`/recruitments/${recruitment._id}`}>
        {isRanked && <strong className="number" />}
        <GeneratedLogo name={company.name} logo={company.logo?.url} size={40} />
        <span className={styles.words}>
          <b {...writtenIn(subject)}>{subject}</b>
          <em>
            <span {...writtenIn(company.name)}>{company.name}</span> · {about}
          </em>
        </span>
        {children}
      </Link>
    </li>
  );
}

/** The most viewed, with their view counts. */
function PopularPanel({ page }: { page: ListPage | undefined }) {
  const rows = page?.recruitments ?? [];
  return (
    <section className={styles.panel} aria-labelledby="home-popular">
      <ListHead name="popular" />
      {!page && <FailedList />}
      <ol className={styles.popular} data-home-list="popular" data-ranked>
        {rows.map((row) => {
          const place = placeText({ place: row.employment.place, regions: row.regions });
          const work = workText(row.employment.typesTexts, row.qualification.workExperience);
          return (
            <Row key={row._id} recruitment={row} isRanked about={place || work}>
              <span className={styles.views}>{copy.views(numberText(row.hitCounts))}</span>
            </Row>
          );
        })}
      </ol>
    </section>
  );
}

/** Those that close next, with the time. */
function ClosingPanel({ page }: { page: ListPage | undefined }) {
  const rows = page?.recruitments ?? [];
  return (
    <section className={`${styles.panel} ${styles.warm}`} aria-labelledby="home-closing" data-tinted>
      <ListHead name="closing" />
      {!page && <FailedList />}
      <ol className={styles.closing} data-home-list="closing">
        {rows.map((row) => {
          const end = row.application.endsAt;
          return (
            <Row key={row._id} recruitment={row} about={end ? copy.until(momentText(end)) : ''}>
              <DaysLeftBadge days={row.daysLeft} state={row.state} />
            </Row>
          );
        })}
      </ol>
    </section>
  );
}

interface PanelsProps {
  popular: ListPage | undefined;
  closing: ListPage | undefined;
}

/** The two lists beside each other, each only when it has rows. */
export const Panels = ({ popular, closing }: PanelsProps) =>
  !(isEmpty(popular) && isEmpty(closing)) && (
    <div className={`container ${styles.panels}`}>
      {!isEmpty(popular) && <PopularPanel page={popular} />}
      {!isEmpty(closing) && <ClosingPanel page={closing} />}
    </div>
  );
