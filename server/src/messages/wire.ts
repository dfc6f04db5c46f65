import type { OutboxMessage } from '@ieum/contract/messages.ts';
import type { MessageRow } from './tables.ts';

/** Row → wire. */
export const presentMessage = ({
  id,
  createdAt,
  channel,
  to,
  subject,
  body,
  state,
}: MessageRow): OutboxMessage => ({
  _id: id,
  channel,
  to,
  subject,
  body,
  state,
  createdAt: createdAt.toISOString(),
});
