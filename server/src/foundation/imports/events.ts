import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** An administrator asked for the rows of an import to be written. */
export const importConfirmed = defineEvent('import.confirmed', z.object({ id: z.uuid() }));
