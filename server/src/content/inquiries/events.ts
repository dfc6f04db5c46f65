import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** Somebody sent the centre a service inquiry. */
export const inquirySent = defineEvent('inquiry.sent', z.object({ inquiryId: z.uuid() }));
