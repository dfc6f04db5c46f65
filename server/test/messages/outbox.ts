import { desc, eq } from 'drizzle-orm';
import { messages, type MessageRow } from '#foundation/messages/tables.ts';
import type { World } from '../world.ts';

/**
 * Every message to an address, the newest first, however far other tests have moved the clock of their
 * messages.
 */
export const messagesTo = (world: World, to: string): Promise<MessageRow[]> =>
  world.db.select().from(messages).where(eq(messages.to, to)).orderBy(desc(messages.id));
