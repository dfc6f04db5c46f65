import { savedViews } from '@ieum/contract/foundation/saved-views/endpoints.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const VIEWS = '/api/console/saved-views';

/** A saved view with its name, its search and its columns. */
export const longestWrites: LongestWrites = async ({ world, write, admin }) => {
  const look = { query: 'q=무역', order: ['member'], hidden: ['email'], density: 'compact' };
  const { view } = await write(admin, `POST ${VIEWS}`, VIEWS, {
    list: 'console-members',
    name: '무역',
    ...look,
  });
  const id = view?.['_id'] ?? '';
  await write(admin, `PUT ${VIEWS}/:_view`, `${VIEWS}/${id}`, { name: '무역 회원', ...look });
  return {
    ids: { _view: [id] },
    listed: { [`GET ${VIEWS}`]: id },
    undo: () => world.answers(admin, savedViews).remove({ params: { _view: id } }),
  };
};
