import type { LongestWrites } from '../../../test/longest/longest-writes.ts';
import { upload } from '../../../test/multipart.ts';
import { aPng } from '../../../test/pictures.ts';

const ALL = '/api/console/banners';

export const longestWrites: LongestWrites = async ({ world, write, admin }) => {
  const { file } = (await upload(world, admin, { url: '/api/console/files', file: await aPng() })).json();
  const slides = [{ image: file._id, alt: '설명', url: '/guide' }];
  const draft = { code: 'main', name: '배너', slides, isActive: true, startsAt: null, endsAt: null };
  const { banner } = await write(admin, `POST ${ALL}`, ALL, draft);
  const id = banner?.['_id'] ?? '';
  await write(admin, `PUT ${ALL}/:_banner`, `${ALL}/${id}`, draft);
  return {
    ids: { _banner: [id] },
    listed: { [`GET ${ALL}`]: id, 'GET /api/v1/banners/:code': id },
    undo: () => world.call(admin, 'DELETE', `${ALL}/${id}`),
  };
};
