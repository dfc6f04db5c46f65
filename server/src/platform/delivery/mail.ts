import { recorder } from './delivery.ts';

/**
 * An e-mail; `id` is the outbox row's and becomes the Message-ID, so that a second delivery is recognized.
 * `refusalUrl` is the one-click opt-out link for mail programs (RFC 8058).
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  id: string;
  optOutUrl?: string;
};

/** Sends one e-mail and returns the server's receipt; rejects with DeliveryError. */
export type MailSender = { send(mail: Mail): Promise<string>; close(): void };

/** The sender without a server: nothing is sent, `sent` has the last e-mails. */
export const localMail = (): MailSender & { sent: Mail[] } => ({
  ...recorder<Mail>(),
  close: () => undefined,
});
