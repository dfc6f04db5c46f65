import { recorder } from './delivery.ts';

/**
 * An e-mail; `id` is the outbox row's and becomes the Message-ID, so that a second delivery is recognised. `refusalUrl`
 * takes the recipient off the list by one click in the mail program (RFC 8058).
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  id: string;
  optOutUrl?: string;
};

/** Sends one e-mail and answers the server's receipt; rejects with DeliveryError. */
export type MailSender = { send(mail: Mail): Promise<string>; close(): void };

/** The sender used without a server: nothing leaves the machine, `sent` holds the last e-mails. */
export const localMail = (): MailSender & { sent: Mail[] } => ({
  ...recorder<Mail>(),
  close: () => undefined,
});
