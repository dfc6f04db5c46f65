import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** A message to a group was accepted; its messages are to be written. */
export const groupDispatched = defineEvent('dispatch.grouped', z.object({ dispatchId: z.uuid() }));
