import { files } from '@ieum/contract/foundation/files/endpoints.ts';
import { consoleNotices } from '@ieum/contract/content/notices/endpoints.ts';
import { aPdf } from '../../../test/pictures.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const ALL = '/api/console/center/notifications';

export const longestWrites: LongestWrites = async ({ world, write, admin }) => {
  const { file } = await world.api(admin, files).upload({ file: { content: aPdf() } });
  const draft = { subject: '공지', content: '내용', isActive: true, files: [file._id] };
  const { notification } = await write(admin, `POST ${ALL}`, ALL, draft);
  const id = notification?.['_id'] ?? '';
  await write(admin, `PUT ${ALL}/:_notification`, `${ALL}/${id}`, draft);
  return {
    ids: { _notification: [id], kind: ['notice'], _row: [id] },
    listed: { [`GET ${ALL}`]: id, 'GET /api/v1/center/notifications': id },
    undo: () => world.answers(admin, consoleNotices).remove({ params: { _notification: id } }),
  };
};
