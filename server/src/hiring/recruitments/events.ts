import { z } from 'zod';
import { ClosedReason } from '@ieum/contract/hiring/recruitments/enums.ts';
import { defineEvent } from '#kit/jobs/events.ts';

const OfRecruitment = z.object({ id: z.uuid(), companyId: z.uuid() });

/** A recruitment was canceled; its applicants are to be notified. */
export const recruitmentCanceled = defineEvent('recruitment.canceled', OfRecruitment);
/** A recruitment accepts no more applications. */
export const recruitmentFinished = defineEvent(
  'recruitment.finished',
  OfRecruitment.extend({ reason: z.enum(ClosedReason) }),
);
/** A company answered the administrators who hid its recruitment. */
export const blockAnswered = defineEvent('recruitment.blockAnswered', z.object({ id: z.uuid() }));
