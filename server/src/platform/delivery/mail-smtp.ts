import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { DeliveryError } from './delivery.ts';
import type { MailSender } from './mail.ts';

export type SmtpOptions = { smtpUrl: string; from: string; timeoutMilliseconds?: number };

/** Sends over SMTP with up to three persistent connections; `close` ends them. */
export function smtpMail({ smtpUrl, from, timeoutMilliseconds = 10_000 }: SmtpOptions): MailSender {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 3,
      connectionTimeout: timeoutMilliseconds,
      greetingTimeout: timeoutMilliseconds,
      socketTimeout: timeoutMilliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const domain = new URL(smtpUrl).hostname;
  return {
    send: async ({ id, optOutUrl, ...mail }) => {
      const headers = optOutUrl ? optOutHeaders(optOutUrl) : {};
      const sent = await transport
        .sendMail({ ...mail, headers, messageId: `<${id}@${domain}>` })
        .catch(throwDeliveryError);
      return sent.messageId;
    },
    close: () => transport.close(),
  };
}

const optOutHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const SmtpFailure = z.object({ code: z.string().optional(), responseCode: z.number().optional() });

/** A 5xx for the addresses or the text is final; a failed login, a 4xx and a lost connection are not. */
function throwDeliveryError(cause: unknown): never {
  const { code, responseCode = 0 } = SmtpFailure.catch({}).parse(cause);
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = isAboutMessage && (responseCode === 0 || responseCode >= 500);
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new DeliveryError(`The mail was not sent: ${reason}`, { isRetryable: !isFinal, cause });
}
