import type { Applicant } from './queries.ts';

/** Documents may be uploaded without login only until the company is approved or rejected. */
export const awaitsDecision = (_: unknown, { company, user }: Applicant): boolean =>
  company.approval === 'PENDING' && user.status === 'ACTIVE';

/** The only kind of contact; the contract allows no other. */
export const isContact = (_: unknown, type: 'phone'): boolean => type === 'phone';
