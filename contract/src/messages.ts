import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { messageChannels, messageStates } from './messages.enums.ts';
import { messagePaths } from './messages.paths.ts';

/** An SMS or e-mail on its way out. */
export const OutboxMessage = z.object({
  _id: z.string().max(64),
  channel: z.enum(messageChannels),
  to: z.string().max(254),
  subject: z.string().max(200).nullable(),
  body: z.string().max(20_000),
  state: z.enum(messageStates),
  createdAt: z.string().max(40),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

export const messages = {
  /** The newest 100, newest first; 404 outside the demo world. */
  outbox: endpoint({
    ...messagePaths.outbox,
    response: z.object({ messages: z.array(OutboxMessage) }),
  }),
};
