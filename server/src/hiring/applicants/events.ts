import { z } from 'zod';
import { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { MoveRow } from '#hiring/applications/tables.ts';
import { defineEvent } from '#kit/jobs/events.ts';

// For the live board only: they are published in this process and never stored.

/** The new position of a card, with the record of the move; a change of position alone has none. */
const Moved = z.object({
  applicationId: z.uuid(),
  stage: z.enum(ApplicationStage),
  rank: z.string(),
  version: z.int(),
  record: z.custom<MoveRow>().optional(),
});
export type Moved = z.infer<typeof Moved>;

const OfCard = z.object({ id: z.uuid(), recruitmentId: z.uuid(), version: z.int() });

export const applicantMoved = defineEvent(
  'applicant.moved',
  z.object({ recruitmentId: z.uuid(), moved: Moved }),
);
/** The cards of one bulk move. */
export const applicantsMoved = defineEvent(
  'applicants.moved',
  z.object({ recruitmentId: z.uuid(), moved: z.array(Moved) }),
);
export const memoWritten = defineEvent(
  'applicant.memo',
  OfCard.extend({ hasMemo: z.boolean(), memoVersion: z.int() }),
);
export const applicantCertified = defineEvent(
  'applicant.certified',
  OfCard.extend({ isCertified: z.boolean() }),
);
