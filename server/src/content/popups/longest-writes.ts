import { consolePopups } from '@ieum/contract/content/popups/endpoints.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const ALL = '/api/console/popups';

export const longestWrites: LongestWrites = async ({ world, write, admin }) => {
  const texts = { subject: '팝업', alt: '설명', content: '내용', url: '/guide' };
  const draft = { ...texts, isActive: true, startsAt: null, endsAt: null };
  const { popup } = await write(admin, `POST ${ALL}`, ALL, draft);
  const id = popup?.['_id'] ?? '';
  await write(admin, `PUT ${ALL}/:_popup`, `${ALL}/${id}`, draft);
  return {
    ids: { _popup: [id] },
    listed: { [`GET ${ALL}`]: id, 'GET /api/v1/popups': id },
    undo: () => world.answers(admin, consolePopups).remove({ params: { _popup: id } }),
  };
};
