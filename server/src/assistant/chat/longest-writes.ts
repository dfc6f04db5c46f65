import { chatRooms } from './tables.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const ROOMS = '/api/console/chat/rooms';

/** The reason of reading a conversation. */
export const longestWrites: LongestWrites = async ({ world, write, admin, person }) => {
  const { now } = world.clock;
  const times = { lastMessageAt: now(), createdAt: now() };
  const [room] = await world.db
    .insert(chatRooms)
    .values({ userId: person.user.id, messageCount: 1, ...times })
    .returning();
  const id = room?.id ?? '';
  await write(admin, `POST ${ROOMS}/:_room/readings`, `${ROOMS}/${id}/readings`, { reason: '문의 확인' });
  await write(admin, 'POST /api/console/chat/trials', '/api/console/chat/trials', { query: '질문' });
  return { ids: { _room: [id] }, listed: { [`GET ${ROOMS}`]: id } };
};
