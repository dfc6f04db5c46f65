/** The reasons for reporting a recruitment or a company. */
export const flagReasons = [
  'FALSE_CONTENT',
  'MONEY_DEMAND',
  'DISCRIMINATION',
  'PERSONAL_DATA',
  'ILLEGAL_WORK',
  'OTHER',
] as const;
export type FlagReason = (typeof flagReasons)[number];

export const flagTargets = ['RECRUITMENT', 'COMPANY'] as const;
export type FlagTarget = (typeof flagTargets)[number];

/** OPEN waits for a decision; ACCEPTED: an administrator acted; DISMISSED: nothing was wrong. */
export const flagStates = ['OPEN', 'ACCEPTED', 'DISMISSED'] as const;
export type FlagState = (typeof flagStates)[number];

/** HIDE hides the recruitment; ACCEPT is for a company, on whose account the administrator acts. */
export const flagDecisions = ['DISMISS', 'HIDE', 'ACCEPT'] as const;
export type FlagDecision = (typeof flagDecisions)[number];

/** The number of reports that a member may send on one day. */
export const FLAGS_A_DAY = 5;
export const FLAG_TEXT_MAX = 1000;
