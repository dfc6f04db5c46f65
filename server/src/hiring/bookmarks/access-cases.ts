import { memberBookmarkPaths } from '@ieum/contract/hiring/bookmarks/member-paths.ts';
import { bookmarkPaths as paths } from '@ieum/contract/hiring/bookmarks/paths.ts';
import { memberBookmarks } from '@ieum/contract/hiring/bookmarks/member-endpoints.ts';
import {
  casesOf,
  MISSING_IS_SUCCESS,
  untriedBecause,
  type AccessCases,
} from '../../../test/access/access-cases.ts';

export const accessCases: AccessCases = async ({ world, person, recruitmentId }) => {
  const target = { type: 'RECRUITMENT' as const, _recruitment: recruitmentId };
  const added = await world.answers(person, memberBookmarks).add({ body: target });
  const { _id } = added.json().like;
  const of = casesOf('person', { _like: _id, _bookmark: _id });
  return [
    of(memberBookmarkPaths.read),
    of(memberBookmarkPaths.revise, { body: target }),
    of(paths.read),
    of(paths.revise, { body: { memo: '메모' } }),
  ];
};

export const untried = untriedBecause(MISSING_IS_SUCCESS, [memberBookmarkPaths.remove, paths.remove]);
