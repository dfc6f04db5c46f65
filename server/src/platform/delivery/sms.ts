import { recorder } from './delivery.ts';

/**
 * A text message; `id` is the outbox row's and travels along for tracing. `repeatedSince` says that an earlier try since
 * then may have reached the provider, who is then asked before the text is handed over again.
 */
export type Sms = { to: string; text: string; id: string; repeatedSince?: Date };

/** Sends one text message and answers the provider's receipt; rejects with DeliveryError. */
export type SmsSender = { send(sms: Sms): Promise<string> };

/** The sender used without a provider: nothing leaves the machine, `sent` holds the last messages. */
export const localSms = (): SmsSender & { sent: Sms[] } => recorder<Sms>();
