import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** A member bookmarked an application, or removed the bookmark: then `bookmarkId` is null. */
export const applicationBookmarked = defineEvent(
  'application.bookmarked',
  z.object({
    applicationId: z.uuid(),
    recruitmentId: z.uuid(),
    userId: z.uuid(),
    bookmarkId: z.uuid().nullable(),
  }),
);
