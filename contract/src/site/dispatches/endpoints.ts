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

/** One text sent to several members; its state is that of the messages made of it. */
const Dispatch = z.object({
  _id: z.string().max(64),
  /** QUEUED while one is on its way, else the best that became of them. */
  state: z.enum(messageStates),
  /** How many members it goes to. */
  count: z.int(),
});
export type Dispatch = z.infer<typeof Dispatch>;

const to = {
  /** Members' ids. */
  addressees: z
    .array(Id, m.addresseesRequired.key)
    .min(1, m.addresseesRequired.key)
    .max(ADDRESSEES_MAX, m.tooManyAddressees.key),
  /** Advertising leaves to those only who agreed to it, labelled and with a way to refuse. */
  isAdvertising: z.boolean().default(false),
  /** The caller's word for this press: what comes again with it is not sent again. Without one, the same within the same minute is not. */
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
  /** Changes when a waiting message leaves, within 30 days; 409 once it has left, and for codes and passwords. */
  setTime: endpoint({
    ...dispatchPaths.setTime,
    summary: 'Change when a waiting message leaves',
    params: z.object({ _message: Id }),
    body: z.object({ leavesAt: Instant }),
    response: z.object({ message: ConsoleMessageRow }),
  }),
  /** Keeps a waiting message back for good; 409 once it has left, and for codes and passwords. */
  stop: endpoint({
    ...dispatchPaths.stop,
    summary: 'Stop a waiting message',
    params: z.object({ _message: Id }),
    response: z.object({ message: ConsoleMessageRow }),
  }),
  /** Puts one that failed on its way again; 409 for any other, and for codes and passwords. */
  retry: endpoint({
    ...dispatchPaths.retry,
    summary: 'Send a failed message again',
    params: z.object({ _message: Id }),
    response: z.object({ message: ConsoleMessageRow }),
  }),
});
