import IconChevronRight from '~icons/tabler/chevron-right';
import { useBookmarksOf } from '#features/hiring/bookmarks/use-bookmarks.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { RecruitmentCard } from '../card/recruitment-card.tsx';
import { detailCopy as copy } from './detail-copy.ts';
import type { DetailData } from './detail-data.ts';
import { sectionIds as ids } from './detail-ids.ts';
import styles from './detail-screen.module.css';

/** Recruitments like the one on the screen. */
export function Similar({ similar }: Pick<DetailData, 'similar'>) {
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
