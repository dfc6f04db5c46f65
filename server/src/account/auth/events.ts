import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** An administrator used a recovery code in place of the authenticator app. */
export const recoveryCodeUsed = defineEvent(
  'second-factor.recovery-code-used',
  z.object({ userId: z.string(), left: z.number(), at: z.string() }),
);
