import type { RecruitmentCard as Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { ReactNode } from 'react';
import { useBookmarksOf } from '#features/hiring/bookmarks/use-bookmarks.ts';
import styles from './card-grid.module.css';
import { RecruitmentCard } from './recruitment-card.tsx';

interface CardGridProps {
  recruitments: readonly Recruitment[];
  /** Two in a row, beside something else. */
  isNarrow?: boolean;
  /** The title of a card with markup, for example with a search term marked. */
  titleOf?: (recruitment: Recruitment) => ReactNode;
}

/** Recruitments as cards, with the member's bookmarks. */
export function CardGrid({ recruitments, isNarrow, titleOf }: CardGridProps) {
  useBookmarksOf(
    'RECRUITMENT',
    recruitments.map((recruitment) => recruitment._id),
  );
  return (
    <ul className={isNarrow ? styles.narrow : styles.grid}>
      {recruitments.map((recruitment) => (
        <RecruitmentCard key={recruitment._id} recruitment={recruitment} title={titleOf?.(recruitment)} />
      ))}
    </ul>
  );
}
