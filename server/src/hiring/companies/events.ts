import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

const OfCompany = z.object({ companyId: z.uuid() });

/** A company asks to be approved; again after it was turned down. */
export const companyWaiting = defineEvent('company.waiting', OfCompany.extend({ isAgain: z.boolean() }));
/** An administrator has approved a company or turned it down. */
export const companyDecided = defineEvent('company.decided', OfCompany);
export const companyRenamed = defineEvent('company.renamed', OfCompany);
