import type { Applicant } from './queries.ts';

/** Papers may come without login only while the company has not been decided on. */
export const awaitsDecision = (_: unknown, { company, user }: Applicant): boolean =>
  company.approval === 'PENDING' && user.status === 'ACTIVE';

/** The only kind of contact there is; the contract lets no other through. */
export const isContact = (_: unknown, type: 'phone'): boolean => type === 'phone';
