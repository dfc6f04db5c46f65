/** An administrator suspended an account or lifted that: `{ userId, status, reason, contact, at }`. */
export const ACCOUNT_STATUS_SET = 'user.statusSet';
