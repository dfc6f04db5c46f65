/** Why a member leaves, in their own choice; any number of them. */
export const WithdrawalReason = {
  Done: 'DONE',
  NothingFitting: 'NOTHING_FITTING',
  HardToUse: 'HARD_TO_USE',
  TooManyMessages: 'TOO_MANY_MESSAGES',
  Privacy: 'PRIVACY',
  Other: 'OTHER',
} as const;
export type WithdrawalReason = (typeof WithdrawalReason)[keyof typeof WithdrawalReason];
export const withdrawalReasons = Object.values(WithdrawalReason);

/** Personal data are erased so many days after a withdrawal. */
export const RETENTION_DAYS = 30;
/** How much a member may say beside the reasons. */
export const REASON_MAX = 500;
