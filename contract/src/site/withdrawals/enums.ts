/** Why a member leaves, by their own choice; any number of them. */
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

/** The number of days from a withdrawal to the erasure of the personal data. */
export const RETENTION_DAYS = 30;
/** The maximum length of the member's remark beside the reasons. */
export const REASON_MAX = 500;
