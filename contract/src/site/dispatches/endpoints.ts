import { z } from 'zod';
import { bounds, MASK } from '../../common/bounds.ts';
import { Id, Instant, rowsOf } from '../../common/schemas.ts';
import { locales } from '../../common/text.ts';
import {
  AnyDraft,
  EmailDraft,
  GroupDraft,
  GroupQuestion,
  MessageChange,
  MessageDraft,
  TrialDraft,
} from './drafts.ts';
import { GROUP_SHOWN } from './enums.ts';
import { dispatchPaths } from './paths.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { messageStates } from '../../foundation/messages/enums.ts';
import { ConsoleMessageRow } from '../../foundation/messages/endpoints.ts';

// SMS and e-mail of administrators to members

/** One message sent to several members; its state is derived from those of its copies. */
const Dispatch = z.object({
  _id: z.string().max(64),
  /** QUEUED while a message is unsent, else the best state of its messages. */
  state: z.enum(messageStates),
  /** The number of recipients. */
  count: z.int(),
});
export type Dispatch = z.infer<typeof Dispatch>;

/** The request that was stored instead, where a second administrator has to approve the message. */
const approval = z.object({ _id: z.string().max(64) }).optional();

/** A kind of e-mail that the product sends. */
const MailKind = z.object({
  kind: z.string().max(60),
  /** Its name in the caller's language. */
  name: z.string().max(300),
});
export type MailKind = z.infer<typeof MailKind>;

/** A kind of e-mail filled with sample values, exactly as it would be sent. */
const SampleMail = MailKind.extend({
  subject: z.string().max(400),
  html: z.string().max(100_000),
  text: z.string().max(25_000),
});
export type SampleMail = z.infer<typeof SampleMail>;

/** A dispatch with the counts of its messages by state. */
const DispatchFigures = Dispatch.extend({
  by: z.object({ name: z.string().max(bounds.name) }),
  createdAt: z.string().max(40),
  /** Whether messages to a group are still being written. */
  isWriting: z.boolean(),
  /** Members of a group whose message is not written yet are counted as waiting, or as withheld once it is stopped. */
  figures: z.record(z.enum(messageStates), z.int()),
});
export type DispatchFigures = z.infer<typeof DispatchFigures>;

/** A member of a group, masked. */
const GroupMember = z.object({
  _id: z.string().max(64),
  username: z.string().max(bounds.username),
  name: z.string().max(bounds.name),
  /** Of the channel; empty without one. */
  to: z.string().max(bounds.email + MASK),
});

/** How many members a group has, and the newest of them. */
const GroupPreview = z.object({
  count: z.int(),
  /** Has more members than can be sent to; `count` is the maximum then. */
  isTooLarge: z.boolean(),
  /** Without an address of the channel. */
  unreachable: z.int(),
  /** Without consent to advertising by the channel, of those who can be reached; 0 for other messages. */
  withoutConsent: z.int(),
  first: z.array(GroupMember).max(GROUP_SHOWN),
});
export type GroupPreview = z.infer<typeof GroupPreview>;

const ofDispatch = {
  params: z.object({ _dispatch: Id }),
  response: z.object({ dispatch: DispatchFigures }),
};
const ofKind = z.object({ mail: z.string().max(60) });
const MailLanguage = z.enum(locales);

export const dispatches = endpointsOf('dispatches', {
  listMails: endpoint({
    ...dispatchPaths.listMails,
    summary: 'List the kinds of e-mail that the product sends',
    response: z.object({ mails: rowsOf(MailKind) }),
  }),
  findMail: endpoint({
    ...dispatchPaths.findMail,
    summary: 'Read a kind of e-mail filled with sample values',
    params: ofKind,
    query: z.object({ locale: MailLanguage.default('ko') }),
    response: z.object({ mail: SampleMail }),
  }),
  /** 409 where the caller has no e-mail address. A repeated request with the same key sends nothing again. */
  tryMail: endpoint({
    ...dispatchPaths.tryMail,
    summary: 'Send a sample of a kind of e-mail to oneself',
    params: ofKind,
    body: z.object({ locale: MailLanguage.default('ko'), key: z.string().max(64).optional() }),
    response: z.object({ email: Dispatch }),
  }),
  sendMessage: endpoint({
    ...dispatchPaths.sendMessage,
    summary: 'Send a text message to several members',
    body: MessageDraft,
    response: z.object({ message: Dispatch.nullable(), approval }),
  }),
  sendEmail: endpoint({
    ...dispatchPaths.sendEmail,
    summary: 'Send an e-mail to several members',
    body: EmailDraft,
    response: z.object({ email: Dispatch.nullable(), approval }),
  }),
  /** 400 where nobody or more than 50,000 members match. Its messages are written by a job. */
  sendToGroup: endpoint({
    ...dispatchPaths.sendToGroup,
    summary: 'Send a message to the members who match conditions',
    body: GroupDraft,
    response: z.object({ dispatch: Dispatch.nullable(), approval }),
  }),
  previewGroup: endpoint({
    ...dispatchPaths.previewGroup,
    summary: 'Count the members who match conditions',
    body: GroupQuestion,
    response: z.object({ group: GroupPreview }),
  }),
  /** 409 where the caller has no address of the channel. A repeated request with the same key sends nothing again. */
  tryText: endpoint({
    ...dispatchPaths.tryText,
    summary: 'Send a message that is being composed to oneself',
    body: TrialDraft,
    response: z.object({ dispatch: Dispatch }),
  }),
  /** `_id` is the message to the first member; the others have the same `_dispatch`. */
  create: endpoint({
    ...dispatchPaths.create,
    summary: 'Send a text message or an e-mail to several members',
    body: AnyDraft,
    response: z.object({
      message: Dispatch.extend({ _dispatch: z.string().max(64) }).nullable(),
      approval,
    }),
  }),
  /** 409 for a message that is being sent or was sent, and for those that the product wrote itself. */
  revise: endpoint({
    ...dispatchPaths.revise,
    summary: 'Change a waiting message of an administrator',
    params: z.object({ _message: Id }),
    body: MessageChange,
    response: z.object({ message: ConsoleMessageRow }),
  }),
  find: endpoint({ ...dispatchPaths.find, summary: 'Read what became of a dispatch', ...ofDispatch }),
  /** Withholds the messages of a dispatch that have not left yet; those on their way are sent. */
  stopAll: endpoint({ ...dispatchPaths.stopAll, summary: 'Stop a dispatch', ...ofDispatch }),
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
