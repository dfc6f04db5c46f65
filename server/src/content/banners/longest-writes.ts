import { consoleFiles } from '@ieum/contract/foundation/files/endpoints.ts';
import { consoleBanners } from '@ieum/contract/content/banners/endpoints.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';
import { aPng } from '../../../test/pictures.ts';

const ALL = '/api/console/banners';

export const longestWrites: LongestWrites = async ({ world, write, admin }) => {
  const { file } = await world.api(admin, consoleFiles).upload({ file: { content: await aPng() } });
  const slides = [{ image: file._id, alt: '설명', url: '/guide' }];
  const draft = { code: 'main', name: '배너', slides, isActive: true, startsAt: null, endsAt: null };
  const { banner } = await write(admin, `POST ${ALL}`, ALL, draft);
  const id = banner?.['_id'] ?? '';
  await write(admin, `PUT ${ALL}/:_banner`, `${ALL}/${id}`, draft);
  return {
    ids: { _banner: [id] },
    listed: { [`GET ${ALL}`]: id, 'GET /api/v1/banners/:code': id },
    undo: () => world.answers(admin, consoleBanners).remove({ params: { _banner: id } }),
  };
};
