import type { Db } from '#kit/context.ts';
import { listCards, type CardRow } from './cards.ts';
import { facet } from './facets.ts';
import { everythingOngoing, type Filter, type Part } from './list-query.ts';
import type { RecruitmentDetail } from '../queries.ts';

const MAX = 4;
const newestFirst: Part = {
  sort: [{ field: 'createdAt', direction: -1 }],
  limit: MAX + 1,
  skip: 0,
  after: undefined,
  isLast: false,
};

/** Open recruitments of the same kind of employment in the same region, the newest first; at most four. */
export async function listSimilar(db: Db, recruitment: RecruitmentDetail, now: Date): Promise<CardRow[]> {
  const groups = [recruitment.types.map(facet.type), recruitment.regions.map(facet.region)];
  const filter: Filter = {
    ...everythingOngoing,
    facets: groups.filter((group) => group.length > 0),
    isOpen: true,
  };
  const { rows } = await listCards(db, filter, newestFirst, now);
  return rows.filter(({ id }) => id !== recruitment.id).slice(0, MAX);
}
