/**
 * An administrator hid, lifted, deleted, closed or canceled a company's recruitment:
 * `{ id, companyId, subject, act, reason, contact, at }`.
 */
export const RECRUITMENT_MODERATED = 'recruitment.moderated';

export type ModerationAct = 'BLOCKED' | 'LIFTED' | 'REMOVED' | 'FINISHED' | 'CANCELED';
