/** How a message leaves (§7 Console). */
export const MessageChannel = { Sms: 'SMS', Email: 'EMAIL' } as const;
export type MessageChannel = (typeof MessageChannel)[keyof typeof MessageChannel];
export const messageChannels = ['SMS', 'EMAIL'] as const;

export const MessageState = { Queued: 'QUEUED', Sent: 'SENT', Failed: 'FAILED' } as const;
export type MessageState = (typeof MessageState)[keyof typeof MessageState];
export const messageStates = ['QUEUED', 'SENT', 'FAILED'] as const;
