import type { ErasureRows } from '../../../test/modules/erasure-rows.ts';
import { chatMessages, chatRooms } from './tables.ts';
import { one } from '#kit/db/rows.ts';

export const erasureRows: ErasureRows = async ({ world, person, mark }) => {
  const now = new Date();
  const times = { lastMessageAt: now, createdAt: now };
  const room = one(
    await world.db
      .insert(chatRooms)
      .values({ userId: person.user.id, ...times })
      .returning(),
  );
  await world.db
    .insert(chatMessages)
    .values({ roomId: room.id, type: 'query', content: mark, createdAt: now });
};
