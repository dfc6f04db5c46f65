/** Of a request: EXPIRED when nobody decided in time. */
export const approvalStates = ['PENDING', 'APPROVED', 'REJECTED', 'EXPIRED'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** A request that nobody decides expires after this many days. */
export const APPROVAL_DAYS = 7;

/** Deleting more rows than this at once needs a second administrator. */
export const REMOVAL_APPROVAL_ABOVE = 100;
/** The most rows that are deleted at once. */
export const REMOVAL_MAX = 300;

/** The outcome for one row: CHANGED since the caller saw it, MISSING when it was deleted before. */
export const removalOutcomes = ['REMOVED', 'CHANGED', 'MISSING'] as const;
