import type { ErasureRows } from '../../../test/modules/erasure-rows.ts';
import { newId } from '#kit/db/ids.ts';
import { importRows, imports } from './tables.ts';

/** An import of the member, who was an administrator before, and one of another that names the member. */
export const erasureRows: ErasureRows = async ({ world, person, mark }) => {
  const other = await world.anAdministrator();
  const [createdAt, expiresAt] = [world.clock.now(), new Date(world.clock.now().getTime() + 60_000)];
  const input = { kind: 'member-levels' as const, locale: 'ko' as const, createdAt, expiresAt };
  const [own, foreign] = [newId(), newId()];
  await world.db.insert(imports).values([
    { ...input, id: own, userId: person.user.id, fileName: `${mark}.xlsx` },
    { ...input, id: foreign, userId: other.user.id, fileName: 'a.xlsx' },
  ]);
  const { username } = person.user;
  const row = { number: 2, outcome: 'NEW' as const, key: username, mark: '', faults: [] };
  const cells = { username: { text: username }, level: { text: mark } };
  await world.db.insert(importRows).values([own, foreign].map((importId) => ({ ...row, importId, cells })));
};
