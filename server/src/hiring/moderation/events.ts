import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

const ModerationAction = z.enum(['BLOCKED', 'LIFTED', 'REMOVED', 'FINISHED', 'CANCELED']);
export type ModerationAction = z.infer<typeof ModerationAction>;

const Moderated = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  subject: z.string(),
  act: ModerationAction,
  reason: z.string(),
  /** Whom the company may ask. */
  contact: z.string(),
  at: z.iso.datetime(),
});
export type Moderated = z.infer<typeof Moderated>;

/** An administrator hid, lifted, deleted, closed or canceled a company's recruitment. */
export const recruitmentModerated = defineEvent('recruitment.moderated', Moderated);
