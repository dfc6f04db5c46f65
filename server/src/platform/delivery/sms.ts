import { recorder } from './delivery.ts';

/**
 * A text message; `id` is the outbox row's and is passed on for tracing. `repeatedSince` means that an
 * attempt since then may have reached the provider, which is searched before the text is sent again.
 */
export type Sms = { to: string; text: string; id: string; repeatedSince?: Date };

/** Sends one text message and returns the provider's receipt; rejects with DeliveryError. */
export type SmsSender = { send(sms: Sms): Promise<string> };

/** The sender without a provider: nothing is sent, `sent` has the last messages. */
export const localSms = (): SmsSender & { sent: Sms[] } => recorder<Sms>();
