/** Of a request: EXPIRED when nobody decided in time. */
export const approvalStates = ['PENDING', 'APPROVED', 'REJECTED', 'EXPIRED'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** A request that nobody decides expires after this many days. */
export const APPROVAL_DAYS = 7;
