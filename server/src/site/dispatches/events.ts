import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** A text to a group was accepted; its messages are to be written. */
export const groupDispatched = defineEvent('dispatch.grouped', z.object({ dispatchId: z.uuid() }));
