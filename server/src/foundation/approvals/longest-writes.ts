import { APPROVAL_ABOVE } from '@ieum/contract/site/dispatches/enums.ts';
import { newId } from '#kit/db/ids.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';
import { manyPersons } from '../../../test/persons.ts';

const ALL = '/api/console/approvals';
const MESSAGE = '/api/console/message';

/** A message to many members, which another administrator rejects, and one that is approved. */
export const longestWrites: LongestWrites = async ({ world, write, admin }) => {
  const other = await world.anAdministrator();
  const members = await manyPersons(world, APPROVAL_ABOVE + 1);
  const ask = async () => {
    const body = { addressees: members, message: '안내', reason: '공지', key: newId() };
    const { approval } = await write(other, `POST ${MESSAGE}`, MESSAGE, body);
    return approval?.['_id'] ?? '';
  };
  const [rejected, approved, pending] = [await ask(), await ask(), await ask()];
  await write(admin, `PUT ${ALL}/:_approval/reject`, `${ALL}/${rejected}/reject`, { reason: '틀림' });
  await write(admin, `PUT ${ALL}/:_approval/approve`, `${ALL}/${approved}/approve`, { reason: '확인' });
  return { ids: { _approval: [rejected, approved, pending] }, listed: { [`GET ${ALL}`]: pending } };
};
