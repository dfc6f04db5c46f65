import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** A message is to be sent. */
export const messageQueued = defineEvent('message.queued', z.object({ messageId: z.uuid() }));
/** A message about a topic could not be sent, and is not retried. */
export const messageFailed = defineEvent(
  'message.failed',
  z.object({ messageId: z.uuid(), topic: z.string().max(200) }),
);
/** A member agreed to advertising or opted out; by law the member is notified of what was recorded. */
export const advertisingConsentChanged = defineEvent(
  'advertising-consent.changed',
  z.object({ userId: z.uuid(), isAgreed: z.boolean(), at: z.iso.datetime() }),
);
