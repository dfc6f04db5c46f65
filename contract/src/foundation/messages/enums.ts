/** How a message leaves. */
export const MessageChannel = { Sms: 'SMS', Email: 'EMAIL' } as const;
export type MessageChannel = (typeof MessageChannel)[keyof typeof MessageChannel];
export const messageChannels = ['SMS', 'EMAIL'] as const;

/** `WITHHELD` did not leave and never will: `WithheldReason` says why. */
export const MessageState = {
  Queued: 'QUEUED',
  Sent: 'SENT',
  Failed: 'FAILED',
  Withheld: 'WITHHELD',
} as const;
export type MessageState = (typeof MessageState)[keyof typeof MessageState];
export const messageStates = ['QUEUED', 'SENT', 'FAILED', 'WITHHELD'] as const;

/**
 * What a message is for. SECURITY (codes, passwords) leaves at once at any hour; SERVICE tells of what the recipient
 * does here; ADVERTISING leaves to those who agreed to it only, labelled and with a way to refuse.
 */
export const MessagePurpose = {
  Security: 'SECURITY',
  Service: 'SERVICE',
  Advertising: 'ADVERTISING',
} as const;
export type MessagePurpose = (typeof MessagePurpose)[keyof typeof MessagePurpose];
export const messagePurposes = ['SECURITY', 'SERVICE', 'ADVERTISING'] as const;

/** Why a message was kept back: no address, no consent at the moment of sending, an account that is gone, news that no longer hold, or an administrator who stopped it. */
export type WithheldReason = (typeof withheldReasons)[number];
export const withheldReasons = [
  'NO_ADDRESS',
  'NO_MOBILE',
  'NO_CONSENT',
  'ACCOUNT_CLOSED',
  'OUTDATED',
  'STOPPED',
] as const;

/** What a member chooses e-mail and SMS for; OPERATION is the administrators'. The inbox always tells all of it. */
export const MessageGroup = { Hiring: 'HIRING', Deadline: 'DEADLINE', Operation: 'OPERATION' } as const;
export type MessageGroup = (typeof MessageGroup)[keyof typeof MessageGroup];
export const messageGroups = ['HIRING', 'DEADLINE', 'OPERATION'] as const;

/** Hours in Seoul between which nothing is told by itself. */
export const QUIET_HOURS = { from: 21, until: 8 } as const;
