import { likePaths } from '@ieum/contract/hiring/bookmarks/like-paths.ts';
import { bookmarkPaths as paths } from '@ieum/contract/hiring/bookmarks/paths.ts';
import { likes } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import {
  casesOf,
  MISSING_IS_SUCCESS,
  untriedBecause,
  type AccessCases,
} from '../../../test/access/access-cases.ts';

export const accessCases: AccessCases = async ({ world, person, recruitmentId }) => {
  const target = { type: 'RECRUITMENT' as const, _recruitment: recruitmentId };
  const added = await world.answers(person, likes).add({ body: target });
  const { _id } = added.json().like;
  const of = casesOf('person', { _like: _id, _bookmark: _id });
  return [
    of(likePaths.read),
    of(likePaths.revise, { body: target }),
    of(paths.read),
    of(paths.revise, { body: { memo: '메모' } }),
  ];
};

export const untried = untriedBecause(MISSING_IS_SUCCESS, [likePaths.remove, paths.remove]);
