export const MessageChannel = { Sms: 'SMS', Email: 'EMAIL' } as const;
export type MessageChannel = (typeof MessageChannel)[keyof typeof MessageChannel];
export const messageChannels = ['SMS', 'EMAIL'] as const;

/** `WITHHELD` was not sent and never will be: `WithheldReason` says why. */
export const MessageState = {
  Queued: 'QUEUED',
  Sent: 'SENT',
  Failed: 'FAILED',
  Withheld: 'WITHHELD',
} as const;
export type MessageState = (typeof MessageState)[keyof typeof MessageState];
export const messageStates = ['QUEUED', 'SENT', 'FAILED', 'WITHHELD'] as const;

/**
 * The purpose of a message. SECURITY (codes, passwords) is sent at once at any hour; SERVICE is about the
 * recipient's own activity; ADVERTISING is sent only to members who agreed to it, labelled and with an
 * opt-out.
 */
export const MessagePurpose = {
  Security: 'SECURITY',
  Service: 'SERVICE',
  Advertising: 'ADVERTISING',
} as const;
export type MessagePurpose = (typeof MessagePurpose)[keyof typeof MessagePurpose];
export const messagePurposes = ['SECURITY', 'SERVICE', 'ADVERTISING'] as const;

/**
 * Why a message was withheld: no address, no consent at the time of sending, a deleted account, news that are
 * no longer true, or an administrator who stopped it.
 */
export type WithheldReason = (typeof withheldReasons)[number];
export const withheldReasons = [
  'NO_ADDRESS',
  'NO_MOBILE',
  'NO_CONSENT',
  'ACCOUNT_CLOSED',
  'OUTDATED',
  'STOPPED',
] as const;

/**
 * The groups for which a member chooses e-mail and SMS; OPERATION is for administrators. The inbox always has
 * everything.
 */
export const MessageGroup = {
  Hiring: 'HIRING',
  /** Minutes matter. */
  Urgent: 'URGENT',
  Deadline: 'DEADLINE',
  Operation: 'OPERATION',
} as const;
export type MessageGroup = (typeof MessageGroup)[keyof typeof MessageGroup];
export const messageGroups = ['HIRING', 'URGENT', 'DEADLINE', 'OPERATION'] as const;
