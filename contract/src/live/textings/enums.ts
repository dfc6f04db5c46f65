/**
 * The state of a text message: `DRAFT` is still being written, `WAITING` can be undone, `UNDONE` was taken back before
 * anything was sent.
 */
export const textingStates = ['DRAFT', 'WAITING', 'SENT', 'UNDONE'] as const;
export type TextingState = (typeof textingStates)[number];

/** Why an applicant receives no text message, as the company sees it before it sends. */
export const addresseeProblems = ['REVOKED', 'NO_ADDRESS', 'NO_MOBILE', 'ACCOUNT_CLOSED'] as const;
export type AddresseeProblem = (typeof addresseeProblems)[number];

export const textingBounds = {
  /** The most addressees of one text, drafts of one company, and text messages of one company on one day. */
  addressees: 200,
  drafts: 50,
  day: 500,
} as const;

/** Seconds in which a company can take a text message back. */
export const TEXTING_UNDO_SECONDS = 20;
