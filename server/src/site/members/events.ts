import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

const StatusSet = z.object({
  userId: z.uuid(),
  status: z.enum(['ACTIVE', 'BLOCKED']),
  reason: z.string(),
  /** Whom the member may ask. */
  contact: z.string(),
  at: z.iso.datetime(),
});
export type StatusSet = z.infer<typeof StatusSet>;

/** An administrator suspended an account or lifted the suspension. */
export const accountStatusSet = defineEvent('user.statusSet', StatusSet);
