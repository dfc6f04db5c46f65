import { consoleHashTags } from '@ieum/contract/foundation/hash-tags/endpoints.ts';
import { newId } from '#kit/db/ids.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const ALL = '/api/console/hash-tags';

export const longestWrites: LongestWrites = async ({ world, write, admin }) => {
  const { hashTag } = await write(admin, `POST ${ALL}`, ALL, { name: '태그', index: 1 });
  const id = hashTag?.['_id'] ?? '';
  await write(admin, `PUT ${ALL}/:_hashTag`, `${ALL}/${id}`, { name: '태그' });
  const other = await world
    .answers(admin, consoleHashTags)
    .create({ body: { name: `다른 ${id.slice(-20)}` } });
  const otherId: string = other.json().hashTag._id;
  const removals = '/api/console/hash-tag-removals';
  const rows = [{ _id: newId(), version: 0 }];
  await write(admin, `POST ${removals}`, removals, { rows, reason: '정리' });
  return {
    ids: { _hashTag: [id], _into: [otherId] },
    listed: { [`GET ${ALL}`]: id },
    undo: async () => {
      for (const one of [id, otherId])
        await world.answers(admin, consoleHashTags).remove({ params: { _hashTag: one } });
    },
  };
};
