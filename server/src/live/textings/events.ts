import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** A company sent a text message, which can still be undone. */
export const textingSent = defineEvent('texting.sent', z.object({ textingId: z.uuid() }));
