import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** A message waits to leave. */
export const messageQueued = defineEvent('message.queued', z.object({ messageId: z.uuid() }));
/** A member agreed to advertising or refused it; by law they are notified of what was recorded. */
export const advertisingConsentChanged = defineEvent(
  'advertising-consent.changed',
  z.object({ userId: z.uuid(), isAgreed: z.boolean(), at: z.iso.datetime() }),
);
