import { inboxPaths as paths } from '@ieum/contract/foundation/notifications/paths.ts';
import { inbox as inboxContract } from '@ieum/contract/foundation/notifications/endpoints.ts';
import { casesOf, type AccessCases } from '../../../test/access/access-cases.ts';

export const accessCases: AccessCases = async ({ world, person }) => {
  await world.drain();
  const inbox = await world.answers(person, inboxContract).list();
  return [casesOf('person', { _item: inbox.json().items[0]?._id ?? '' })(paths.read, { body: {} })];
};
