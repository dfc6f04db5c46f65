import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** A company invited applicants to a meeting, which can still be undone. */
export const meetingProposed = defineEvent('meeting.proposed', z.object({ meetingId: z.uuid() }));

/** A picked time was cancelled, by either side or with the application. */
export const slotCanceled = defineEvent('meeting.slot-canceled', z.object({ slotId: z.uuid() }));
