import type { Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { HashTagLinks } from '#features/foundation/hash-tags/hash-tag-links.tsx';
import { LazyCompare } from '../card/lazy-compare.tsx';
import { RecruitmentArticle } from './recruitment-article.tsx';

/** The article of a recruitment with its hashtags and, for a person, the comparison with the own résumé. */
export const PublicArticle = ({ recruitment }: { recruitment: Recruitment }) => (
  <RecruitmentArticle
    recruitment={recruitment}
    hashTags={<HashTagLinks tags={recruitment.hashTags} />}
    aside={<LazyCompare recruitment={recruitment} isInPage />}
  />
);
