import { z } from 'zod';
import { bounds, MASK } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import {
  anyOf,
  freeEmail,
  freeLine,
  freePhone,
  Id,
  ListHeaders,
  listOf,
  listPart,
  Nothing,
  OptionalId,
} from '../../common/schemas.ts';
import { LMS_BYTES } from '../../common/message-delivery.ts';
import { messageStates, withheldReasons } from '../../foundation/messages/enums.ts';
import { addresseeProblems, textingBounds, textingStates } from './enums.ts';
import { TextingMessage } from './message.ts';
import { textingPaths } from './paths.ts';
import { textingTexts as m } from './texts.ts';

const RowId = z.string().max(bounds.id);
const Stamp = z.string().max(40);

/** The named sender; missing fields are taken from the recruitment, or else from the company. */
export const Addresser = z.object({
  /** The caller's own account and company; others are rejected. */
  _user: Id.optional(),
  _company: Id.optional(),
  name: freeLine(bounds.personName).optional(),
  phone: freePhone(8).optional(),
  email: freeEmail().optional(),
});

/** Ids of applications, or of the persons who applied. */
const Addressees = z
  .array(Id, m.addresseesRequired.key)
  .max(textingBounds.addressees, m.tooManyAddressees.key);

const to = {
  _recruitment: Id,
  /** The meeting whose link the text message may contain. */
  _meeting: Id.nullable().optional(),
  addresser: Addresser.default({}),
};

/** A text message to applicants of one job. */
export const NewTexting = z.object({
  ...to,
  message: TextingMessage,
  addressees: Addressees.min(1, m.addresseesRequired.key),
  /** The draft that is sent. */
  _texting: Id.optional(),
  /**
   * The caller's idempotency key: a repeated request with it sends nothing again. Without a key, the same
   * text within the same minute is not sent again.
   */
  key: z.string().max(64).optional(),
});

/** A text message that is still being written. */
export const TextingDraft = z.object({
  ...to,
  message: TextingMessage,
  addressees: Addressees.default([]),
});

/** Changes of a draft; what is missing stays as it is. */
export const TextingRevision = z.object({
  _meeting: Id.nullable().optional(),
  addresser: Addresser.optional(),
  message: TextingMessage.optional(),
  addressees: Addressees.optional(),
  /** The version that the form started from. */
  version: z.int().optional(),
});

const Sender = z.object({
  user: z.object({ _id: RowId }).nullable(),
  company: z.object({ _id: RowId, name: z.string().max(bounds.name) }),
  name: z.string().max(bounds.name),
  phone: z.string().max(bounds.phone),
  email: z.string().max(bounds.email),
});

/** How many text messages are in each state. */
const Figures = z.object({
  QUEUED: z.int(),
  SENT: z.int(),
  FAILED: z.int(),
  WITHHELD: z.int(),
});

/** A text message as its company sees it. */
export const Texting = z.object({
  _id: RowId,
  state: z.enum(textingStates),
  _recruitment: RowId,
  recruitment: z.object({ _id: RowId, subject: z.string().max(bounds.subject) }),
  _meeting: RowId.nullable(),
  meeting: z.object({ _id: RowId, title: z.string().max(bounds.subject) }).nullable(),
  message: z.string().max(LMS_BYTES),
  addresser: Sender,
  /** Ids of applications. */
  addressees: z.array(RowId).max(textingBounds.addressees),
  /** The names of the first of them. */
  names: z.array(z.string().max(bounds.name)).max(3),
  figures: Figures,
  version: z.int(),
  createdAt: Stamp,
  /** When it was given to be sent. */
  sentAt: Stamp.nullable(),
  /** When the first of those that wait is sent; null where none waits, or for as soon as possible. */
  leavesAt: Stamp.nullable(),
});
export type Texting = z.infer<typeof Texting>;

/** An addressee with the delivery of the text message. */
export const TextingAddressee = z.object({
  _application: RowId,
  name: z.string().max(bounds.name),
  /** Masked. */
  to: z.string().max(bounds.phone + MASK),
  state: z.enum(messageStates),
  /** Why it was not sent. */
  reason: z.enum([...withheldReasons, 'REVOKED']).nullable(),
  /** When a waiting one is sent; null for as soon as possible. */
  leavesAt: Stamp.nullable(),
  sentAt: Stamp.nullable(),
});
export type TextingAddressee = z.infer<typeof TextingAddressee>;

/** The people who would receive a text message, and the values of its placeholders. */
export const TextingPreview = z.object({
  values: z.object({
    company: z.string().max(bounds.name),
    recruitment: z.string().max(bounds.subject),
    /** Null without a meeting. */
    link: z.string().max(bounds.link).nullable(),
    sender: z.string().max(bounds.name),
    phone: z.string().max(bounds.phone),
  }),
  addressees: z
    .array(
      z.object({
        _application: RowId,
        name: z.string().max(bounds.name),
        /** Masked. */
        to: z.string().max(bounds.phone + MASK),
        problem: z.enum(addresseeProblems).nullable(),
      }),
    )
    .max(textingBounds.addressees),
  /** How many text messages the company can still send today. */
  left: z.int(),
  /** The end of the night, during which nothing is sent; null by day. */
  leavesAt: Stamp.nullable(),
  /** The caller's own number, masked, to which a sample would go; null where it takes no text messages. */
  own: z
    .string()
    .max(bounds.phone + MASK)
    .nullable(),
});
export type TextingPreview = z.infer<typeof TextingPreview>;

const params = z.object({ _texting: Id });
const texting = z.object({ texting: Texting });

export const textings = endpointsOf('textings', {
  send: endpoint({
    ...textingPaths.send,
    summary: "Send a text message to the caller's own applicants",
    body: NewTexting,
    response: z.object({ message: Texting }),
  }),
  preview: endpoint({
    ...textingPaths.preview,
    summary: 'Show who would receive a text message, and why somebody would not',
    body: z.object({ ...to, addressees: Addressees.min(1, m.addresseesRequired.key) }),
    response: z.object({ preview: TextingPreview }),
    transaction: 'read',
  }),
  tryOut: endpoint({
    ...textingPaths.tryOut,
    summary: "Send a text message that is being composed to the caller's own number",
    body: z.object({
      ...to,
      message: TextingMessage,
      /** The caller's idempotency key: a repeated request with it sends nothing again. */
      key: z.string().min(1).max(64),
    }),
    /** The number, masked. */
    response: z.object({ to: z.string().max(bounds.phone + MASK) }),
  }),
  list: endpoint({
    ...textingPaths.list,
    summary: 'List the text messages of the company, the newest first',
    query: z.object({
      ...listPart,
      state: anyOf(textingStates).optional(),
      _recruitment: OptionalId.optional(),
      _meeting: OptionalId.optional(),
    }),
    headers: ListHeaders,
    response: listOf('textings', Texting),
  }),
  create: endpoint({
    ...textingPaths.create,
    summary: 'Keep a text message as a draft',
    body: TextingDraft,
    response: texting,
  }),
  read: endpoint({
    ...textingPaths.read,
    summary: 'Read a text message with its delivery',
    params,
    response: texting,
  }),
  revise: endpoint({
    ...textingPaths.revise,
    summary: 'Change a draft',
    params,
    body: TextingRevision,
    response: texting,
  }),
  remove: endpoint({ ...textingPaths.remove, summary: 'Delete a draft', params, response: Nothing }),
  stop: endpoint({
    ...textingPaths.stop,
    summary: 'Take a text message back, or what still waits for the morning',
    params,
    response: texting,
  }),
  addressees: endpoint({
    ...textingPaths.addressees,
    summary: 'List the addressees of a text message with the delivery to each',
    params,
    query: z.object(listPart),
    headers: ListHeaders,
    response: listOf('addressees', TextingAddressee),
  }),
});
