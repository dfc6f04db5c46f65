import { z } from 'zod';
import { channel } from '../../common/channel.ts';
import { inboxLive } from './paths.ts';

/**
 * The unread count of the connected member, sent after each change. The browser fetches the items by a call.
 */
export const inboxChannel = channel({
  ...inboxLive,
  clientEvents: { join: z.object({}), leave: z.object({}) },
  serverEvents: { arrived: z.object({ unread: z.int() }) },
});
