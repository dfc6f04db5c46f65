import type { ErasureRows } from '../../../test/modules/erasure-rows.ts';
import { newId } from '#kit/db/ids.ts';
import { savedViews } from './tables.ts';

/** A view of somebody who was an administrator before, and one of another administrator that names the member. */
export const erasureRows: ErasureRows = async ({ world, person, mark }) => {
  const look = { order: [], hidden: [], density: 'normal' as const };
  const at = { list: 'console-members', place: 1, createdAt: world.clock.now(), ...look };
  const other = await world.anAdministrator();
  const query = new URLSearchParams({ q: `${person.user.name} 님`, tab: 'all' }).toString();
  await world.db.insert(savedViews).values([
    { ...at, id: newId(), userId: person.user.id, name: mark, query: `q=${mark}` },
    { ...at, id: newId(), userId: other.user.id, name: person.user.name.slice(0, 30), query },
  ]);
};
