import { z } from 'zod';
import { channel } from '../../common/channel.ts';
import { inboxLive } from './paths.ts';

/** The bell of the one who is connected: how many items wait to be read, after each change. What they say is asked for. */
export const inboxChannel = channel({
  ...inboxLive,
  clientEvents: { join: z.object({}), leave: z.object({}) },
  serverEvents: { arrived: z.object({ unread: z.int() }) },
});
