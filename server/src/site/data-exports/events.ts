import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** A member requested an archive of their data. */
export const dataExportRequested = defineEvent('data-export.requested', z.object({ id: z.uuid() }));
