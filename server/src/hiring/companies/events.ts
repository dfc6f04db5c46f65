import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

const OfCompany = z.object({ companyId: z.uuid() });

/** A company asks for approval, for the first time or after a rejection. */
export const companyWaiting = defineEvent('company.waiting', OfCompany.extend({ isAgain: z.boolean() }));
/** An administrator has approved or rejected a company. */
export const companyDecided = defineEvent('company.decided', OfCompany);
export const companyRenamed = defineEvent('company.renamed', OfCompany);
