import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** A version of terms is to come into force. */
export const termsPlanned = defineEvent('terms.planned', z.object({ termsId: z.uuid(), version: z.int() }));
