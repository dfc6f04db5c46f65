import IconChevronRight from '~icons/tabler/chevron-right';
import { Link } from 'react-router';
import { HashTagLinks } from '#features/foundation/hash-tags/hash-tag-links.tsx';
import { useBookmarksOf } from '#features/hiring/bookmarks/use-bookmarks.ts';
import { FlagButton } from '#features/hiring/flags/report/flag-button.tsx';
import { RecentlyViewed } from '#features/hiring/recruitments/recent/recently-viewed.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { ApplyBar, ApplyCard, ApplyNotice } from '../apply/apply-card.tsx';
import { LazyApply } from '../apply/lazy-apply.tsx';
import { applyStateOf } from '../apply/apply-state.ts';
import { LazyCompare } from '../card/lazy-compare.tsx';
import { detailCopy as copy } from './detail-copy.ts';
import type { DetailData } from './detail-data.ts';
import { DetailHead } from './detail-head.tsx';
import { sectionIds as ids } from './detail-ids.ts';
import styles from './detail-screen.module.css';
import { DetailToc } from './detail-toc.tsx';
import { RecruitmentArticle } from './recruitment-article.tsx';
import { RecruitmentCard } from '../card/recruitment-card.tsx';
import { useOwnView } from './use-own-view.ts';
import { useRecordRecent } from './use-record-recent.ts';

function Path() {
  return (
    <nav className={styles.path} aria-label={copy.path} data-print="hidden">
      <span>{copy.recruit}</span>
      <IconChevronRight size={15} aria-hidden />
      <Link to="/recruitments">{copy.list}</Link>
    </nav>
  );
}

function Similar({ similar }: Pick<DetailData, 'similar'>) {
  useBookmarksOf(
    'RECRUITMENT',
    similar.map((card) => card._id),
  );
  return (
    <section id={ids.similar} className={styles.similar} aria-labelledby="similar-title" data-print="hidden">
      <div className={styles.similarHead}>
        <h2 id="similar-title">{copy.similar}</h2>
        <ButtonLink kind="subtle" size="sm" to="/recruitments">
          {copy.seeAll}
          <IconChevronRight size={16} aria-hidden />
        </ButtonLink>
      </div>
      <ul className={styles.cards}>
        {similar.map((recruitment) => (
          <RecruitmentCard key={recruitment._id} recruitment={recruitment} />
        ))}
      </ul>
    </section>
  );
}

/** One recruitment, to decide and apply. */
export function DetailScreen({ data }: { data: DetailData }) {
  const { recruitment, similar } = data;
  const own = useOwnView(data);
  useRecordRecent(recruitment);
  const applyState = applyStateOf(data, own.application, own.isOwn);
  const mine = {
    recruitment,
    applyState,
    application: own.application,
    onApplication: own.setApplication,
  };
  return (
    <>
      <div className={`container ${styles.screen}`}>
        <Path />
        <div className={styles.columns}>
          <article className={styles.main}>
            <DetailHead recruitment={recruitment} hitCounts={own.hitCounts} />
            <ApplyNotice applyState={applyState} onApplication={own.setApplication} />
            <DetailToc recruitment={recruitment} />
            <RecruitmentArticle
              recruitment={recruitment}
              hashTags={<HashTagLinks tags={recruitment.hashTags} />}
              aside={<LazyCompare recruitment={recruitment} isInPage />}
            />
            {!own.isOwn && <FlagButton target="RECRUITMENT" id={recruitment._id} />}
          </article>
          <ApplyCard {...mine} />
        </div>
        {similar.length > 0 && <Similar similar={similar} />}
        <ApplyBar recruitment={recruitment} applyState={applyState} application={own.application} />
        <LazyApply recruitment={recruitment} onApplication={own.setApplication} />
      </div>
      <RecentlyViewed except={recruitment._id} />
    </>
  );
}
