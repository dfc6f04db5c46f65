import { z } from 'zod';
import { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { MoveNotice } from '@ieum/contract/hiring/recruitments/enums.ts';
import { defineEvent } from '#kit/jobs/events.ts';

const OfApplication = z.object({
  applicationId: z.uuid(),
  recruitmentId: z.uuid(),
  companyId: z.uuid(),
  personId: z.uuid(),
});

export const applicationSubmitted = defineEvent('application.submitted', OfApplication);
export const applicationRevoked = defineEvent('application.revoked', OfApplication);
/** The company read it for the first time, which changed its version. */
export const applicationViewed = defineEvent(
  'application.viewed',
  OfApplication.extend({ version: z.int() }),
);
/** The company moved applicants of a recruitment, which can still be undone. */
export const applicationMoved = defineEvent('application.moved', z.object({ recruitmentId: z.uuid() }));
/** A move can no longer be undone; `notice` says whether the applicant is notified. */
export const applicationStaged = defineEvent(
  'application.staged',
  OfApplication.extend({
    from: z.enum(ApplicationStage).nullable(),
    to: z.enum(ApplicationStage).nullable(),
    notice: z.enum(MoveNotice).nullable(),
  }),
);
