import { z } from 'zod';
import { bounds, MASK } from '../../common/bounds.ts';
import {
  anyOf,
  Day,
  Id,
  ListHeaders,
  SortHeader,
  listOf,
  listPart,
  OptionalId,
  rowsOf,
  text,
} from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { commonTexts as common } from '../../common/texts.ts';
import { auditTexts } from '../audit/texts.ts';
import { messageChannels, messageGroups, messagePurposes, messageStates, withheldReasons } from './enums.ts';
import { messagePaths } from './paths.ts';

/** An outgoing SMS or e-mail. */
export const OutboxMessage = z.object({
  _id: z.string().max(64),
  channel: z.enum(messageChannels),
  purpose: z.enum(messagePurposes),
  to: z.string().max(bounds.email + MASK),
  subject: z.string().max(300).nullable(),
  /** Includes the footer of every message: how to opt out, who sent it. */
  body: z.string().max(bounds.emailContent + 2000),
  state: z.enum(messageStates),
  withheldReason: z.enum(withheldReasons).nullable(),
  attempts: z.int(),
  lastError: z.string().max(500).nullable(),
  /** The earliest time of sending; null when it is sent as soon as possible. */
  nextAttemptAt: z.string().max(40).nullable(),
  createdAt: z.string().max(40),
  sentAt: z.string().max(40).nullable(),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

/**
 * The same in the console's list: the address is masked, and the text is only in the single message. Those who may not
 * see personal data get neither the subject nor the beginning of a dispatch's text.
 */
export const ConsoleMessageRow = OutboxMessage.omit({ body: true }).extend({
  _user: z.string().max(64).nullable(),
  /** The recipient's account, a person's name masked; null for a phone without an account. */
  user: z.object({ username: z.string().max(100), name: z.string().max(100) }).nullable(),
  /** The administrator's dispatch that this message belongs to, with the beginning of its text. */
  dispatch: z
    .object({
      _id: z.string().max(64),
      by: z.object({ name: z.string().max(100) }),
      count: z.int(),
      excerpt: z.string().max(200),
    })
    .nullable(),
});
export type ConsoleMessageRow = z.infer<typeof ConsoleMessageRow>;

/** A whole message; the text of codes and passwords is empty. */
export const ConsoleMessage = ConsoleMessageRow.extend({
  /** Whether the caller sees the address and the text; without the right to, the one is masked and the other empty. */
  isDisclosed: z.boolean(),
  /** Includes the footer of every message: how to opt out, who sent it. */
  body: z.string().max(bounds.emailContent + 2000),
  /** The provider's receipt. */
  receipt: z.string().max(300).nullable(),
});
export type ConsoleMessage = z.infer<typeof ConsoleMessage>;

const GroupWish = z.object({
  group: z.enum(messageGroups, common.unknownValue.key),
  isEmailOn: z.boolean(),
  isSmsOn: z.boolean(),
});

const AdvertisingWish = z.object({
  isEmailAgreed: z.boolean(),
  isSmsAgreed: z.boolean(),
  /** Text messages between 21:00 and 08:00 too; has effect with `isSmsAgreed` only. */
  isNightAgreed: z.boolean(),
});

/** The channels on which a member is notified of each group, beside the inbox, which has everything. */
export const MessageSettings = z.object({
  groups: z.array(GroupWish).max(10),
  /** Null for administrators, who receive no advertising. */
  advertising: AdvertisingWish.extend({ agreedAt: z.string().max(40).nullable() }).nullable(),
});
export type MessageSettings = z.infer<typeof MessageSettings>;

const settings = z.object({ settings: MessageSettings });

const filters = {
  state: anyOf(messageStates).optional(),
  channel: z.enum(messageChannels, common.unknownValue.key).optional(),
  purpose: z.enum(messagePurposes, common.unknownValue.key).optional(),
  /** A part of the member's username or name, or a whole telephone number or e-mail address. */
  searchValue: z.string().trim().max(100).optional(),
  _user: OptionalId.optional(),
  _dispatch: OptionalId.optional(),
  /** Seoul days, both included. */
  from: Day.optional(),
  to: Day.optional(),
};

export const messages = endpointsOf('messages', {
  /** The newest 100, newest first; 404 outside the demo. */
  outbox: endpoint({
    ...messagePaths.outbox,
    summary: 'Read the messages of a demonstration that left no machine',
    response: z.object({ messages: rowsOf(OutboxMessage) }),
  }),
  findSettings: endpoint({
    ...messagePaths.findSettings,
    summary: 'Read which messages the caller wants',
    response: settings,
  }),
  /** Omitted groups, channels and consents are unchanged. */
  saveSettings: endpoint({
    ...messagePaths.saveSettings,
    summary: 'Choose which messages the caller wants',
    body: z.object({
      groups: z
        .array(GroupWish.partial({ isEmailOn: true, isSmsOn: true }))
        .max(10)
        .default([]),
      advertising: AdvertisingWish.partial().optional(),
    }),
    response: settings,
  }),
  /**
   * Stops advertising (정보통신망법 제50조 제4항), or the notifications of the link's group, on the channel that the
   * link was sent by; needs no login.
   */
  refuse: endpoint({
    ...messagePaths.refuse,
    summary: 'Refuse advertising or a group of notifications by the link of a message',
    query: z.object({ token: z.string().max(100) }),
    response: z.object({ channel: z.enum(messageChannels) }),
  }),
  list: endpoint({
    ...messagePaths.list,
    summary: 'List the messages that were sent',
    query: z.object({ ...filters, ...listPart }),
    headers: ListHeaders,
    response: listOf('messages', ConsoleMessageRow),
  }),
  /** The filtered list, masked as there and without the texts; the reason is recorded. */
  export: endpoint({
    ...messagePaths.export,
    summary: 'Export the messages as an Excel workbook',
    query: z.object({ ...filters, reason: text(200, auditTexts.reasonRequired.key) }),
    headers: SortHeader,
    raw: true,
    transaction: 'manual',
    response: z.object({}),
  }),
  find: endpoint({
    ...messagePaths.find,
    summary: 'Read one message with its delivery',
    params: z.object({ _message: Id }),
    response: z.object({ message: ConsoleMessage }),
  }),
});
