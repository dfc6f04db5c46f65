import type { MessageRoute } from '@ieum/contract/common/message-delivery.ts';
import { recorder } from './delivery.ts';

/** The kind of a message and its values, for providers that send it by an approved template (알림톡). */
export type MessageTemplate = { kind: string; variables: Record<string, string> };

/**
 * A text message; `id` is the outbox row's and is passed on for tracing. `repeatedSince` means that an
 * attempt since then may have reached the provider, which is searched before the text is sent again.
 * `template` is absent where only the text may be sent, as with advertising.
 */
export type Sms = {
  to: string;
  text: string;
  id: string;
  template?: MessageTemplate;
  repeatedSince?: Date;
};

/** The provider's receipt, and by which route it took the message. */
export type SmsReceipt = { id: string; route: MessageRoute };

/** Sends one text message; rejects with DeliveryError. */
export type SmsSender = { send(sms: Sms): Promise<SmsReceipt> };

/** The sender without a provider: nothing is sent, `sent` has the last messages. */
export function localSms(): SmsSender & { sent: Sms[] } {
  const { sent, send } = recorder<Sms>();
  return { sent, send: async (sms) => ({ id: await send(sms), route: 'SMS' }) };
}
