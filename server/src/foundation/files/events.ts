import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** Rows were deleted and their bytes must be deleted too. */
export const filesErased = defineEvent('files.forgotten', z.object({ storageKeys: z.array(z.string()) }));
