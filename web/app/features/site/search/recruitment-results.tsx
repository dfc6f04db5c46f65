import type { RecruitmentCard } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { CardGrid } from '#features/hiring/recruitments/card/card-grid.tsx';
import { Highlighted } from '#ui/text/highlighted.tsx';

interface RecruitmentResultsProps {
  recruitments: readonly RecruitmentCard[];
  term: string;
}

/** Recruitments in which the term occurs. */
export const RecruitmentResults = ({ recruitments, term }: RecruitmentResultsProps) => (
  <CardGrid
    recruitments={recruitments}
    titleOf={({ subject }) => <Highlighted text={subject} term={term} />}
  />
);
