import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** Rows are gone and their bytes must follow. */
export const filesErased = defineEvent('files.forgotten', z.object({ storageKeys: z.array(z.string()) }));
