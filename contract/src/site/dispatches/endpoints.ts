import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { Id, Instant, line, text } from '../../common/schemas.ts';
import { ADDRESSEES_MAX } from './enums.ts';
import { dispatchPaths } from './paths.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { dispatchTexts as m } from './texts.ts';
import { bytesLeftFor, LMS_BYTES, smsBytes } from '../../foundation/messages/bytes.ts';
import { messageStates } from '../../foundation/messages/enums.ts';
import { ConsoleMessageRow } from '../../foundation/messages/endpoints.ts';

// SMS and e-mail of administrators to members

/** One text sent to several members; its state is derived from its messages. */
const Dispatch = z.object({
  _id: z.string().max(64),
  /** QUEUED while a message is unsent, else the best state of its messages. */
  state: z.enum(messageStates),
  /** The number of recipients. */
  count: z.int(),
});
export type Dispatch = z.infer<typeof Dispatch>;

const to = {
  /** Members' ids. */
  addressees: z
    .array(Id, m.addresseesRequired.key)
    .min(1, m.addresseesRequired.key)
    .max(ADDRESSEES_MAX, m.tooManyAddressees.key),
  /** Advertising is sent only to members who agreed to it, labelled and with an opt-out. */
  isAdvertising: z.boolean().default(false),
  /**
   * The caller's idempotency key: a repeated request with it sends nothing again. Without a key, the same
   * text within the same minute is not sent again.
   */
  key: z.string().max(64).optional(),
};

/** An SMS as an administrator writes it. */
export const MessageDraft = z
  .object({ ...to, message: text(LMS_BYTES, m.messageRequired.key) })
  .refine((draft) => smsBytes(draft.message) <= bytesLeftFor(draft), {
    path: ['message'],
    error: m.messageTooLong.key,
  });

/** An e-mail as an administrator writes it, in plain text. */
export const EmailDraft = z.object({
  ...to,
  subject: line(bounds.emailSubject, m.subjectRequired.key),
  content: text(bounds.emailContent, m.contentRequired.key),
});

export const dispatches = endpointsOf('dispatches', {
  sendMessage: endpoint({
    ...dispatchPaths.sendMessage,
    summary: 'Send a text message to several members',
    body: MessageDraft,
    response: z.object({ message: Dispatch }),
  }),
  sendEmail: endpoint({
    ...dispatchPaths.sendEmail,
    summary: 'Send an e-mail to several members',
    body: EmailDraft,
    response: z.object({ email: Dispatch }),
  }),
  /**
   * Changes when a waiting message is sent, within 30 days; 409 once it was sent, and for codes and
   * passwords.
   */
  setTime: endpoint({
    ...dispatchPaths.setTime,
    summary: 'Change when a waiting message leaves',
    params: z.object({ _message: Id }),
    body: z.object({ leavesAt: Instant }),
    response: z.object({ message: ConsoleMessageRow }),
  }),
  /** Stops a waiting message for good; 409 once it was sent, and for codes and passwords. */
  stop: endpoint({
    ...dispatchPaths.stop,
    summary: 'Stop a waiting message',
    params: z.object({ _message: Id }),
    response: z.object({ message: ConsoleMessageRow }),
  }),
  /** Sends a failed message again; 409 for any other, and for codes and passwords. */
  retry: endpoint({
    ...dispatchPaths.retry,
    summary: 'Send a failed message again',
    params: z.object({ _message: Id }),
    response: z.object({ message: ConsoleMessageRow }),
  }),
});
