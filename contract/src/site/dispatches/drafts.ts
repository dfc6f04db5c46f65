import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { Day, freeLine, freeText, Id, line, text } from '../../common/schemas.ts';
import { commonTexts as common } from '../../common/texts.ts';
import { userTypes, approvals } from '../../account/users/enums.ts';
import { bytesLeftFor } from '../../foundation/messages/bytes.ts';
import { LMS_BYTES, smsBytes } from '../../common/message-delivery.ts';
import { messageChannels } from '../../foundation/messages/enums.ts';
import { regions } from '../../hiring/recruitments/enums.ts';
import { ADDRESSEES_MAX } from './enums.ts';
import { fillLongest } from './placeholders.ts';
import { dispatchTexts as m } from './texts.ts';

// A message as an administrator writes it, with its recipients

/** A caller's idempotency key. */
const Key = z.string().max(64).optional();

/** Why; required above `APPROVAL_ABOVE` recipients, where a second administrator has to approve it, if there is one. */
const Reason = freeText(bounds.reason).default('');

const isId = z.uuid();

const Addressees = z
  .array(z.string().max(64, m.addresseeIsNoId.key), m.addresseesRequired.key)
  .min(1, m.addresseesRequired.key)
  .max(ADDRESSEES_MAX, m.tooManyAddressees.key)
  .refine((ids) => ids.every((id) => isId.safeParse(id).success), m.addresseeIsNoId.key);

const to = {
  /** Members' ids. */
  addressees: Addressees,
  /** Advertising is sent only to members who agreed to it, labelled and with an opt-out. */
  isAdvertising: z.boolean().default(false),
  /**
   * The caller's idempotency key: a repeated request with it sends nothing again. Without a key, the same
   * text within the same minute is not sent again.
   */
  key: Key,
  reason: Reason,
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

interface Written {
  channel: (typeof messageChannels)[number];
  message: string;
  isAdvertising?: boolean;
}

/** Only a text message is short. */
const fits = ({ channel, message, isAdvertising = false }: Written): boolean =>
  channel === 'EMAIL' || smsBytes(message) <= bytesLeftFor({ isAdvertising });
const tooLong = { path: ['message'], error: m.messageTooLong.key };

/** A message of either channel to members. */
export const AnyDraft = z
  .object({
    ...to,
    channel: z.enum(messageChannels, common.unknownValue.key),
    message: text(bounds.emailContent, m.messageRequired.key),
    /** Of an e-mail; by default the first line of the message. */
    subject: freeLine(bounds.emailSubject).optional(),
  })
  .refine(fits, tooLong);

/** A change of a waiting message; a new recipient needs the message, too. */
export const MessageChange = z
  .object({
    channel: z.enum(messageChannels, common.unknownValue.key).optional(),
    message: text(bounds.emailContent, m.messageRequired.key).optional(),
    subject: freeLine(bounds.emailSubject).optional(),
    /** The one member who is to receive it. */
    addressees: z.array(Id).length(1, m.oneAddressee.key).optional(),
  })
  .refine(({ addressees, message }) => !addressees || message !== undefined, {
    path: ['message'],
    error: m.messageRequired.key,
  });

/** The conditions of a group; each narrows it. Only members whose account is active belong to one. */
export const GroupConditions = z.object({
  userType: z.enum(userTypes, common.unknownValue.key).optional(),
  /** The level in force. */
  _level: Id.optional(),
  /** Of companies. */
  approval: z.enum(approvals, common.unknownValue.key).optional(),
  /** Seoul days of the sign-up, both included. */
  joinedFrom: Day.optional(),
  joinedTo: Day.optional(),
  /** Seoul days of the last login, both included; who never logged in counts from the sign-up. */
  loggedInFrom: Day.optional(),
  loggedInTo: Day.optional(),
  /** Of the address: a company's own, else the member's. */
  region: z.enum(regions, common.unknownValue.key).optional(),
  /** Whether they agree to advertising by the channel. */
  isAgreed: z.boolean().optional(),
  /** Of persons. */
  hasResume: z.boolean().optional(),
  hasApplied: z.boolean().optional(),
});
export type GroupConditions = z.infer<typeof GroupConditions>;

const composed = {
  channel: z.enum(messageChannels, common.unknownValue.key),
  isAdvertising: z.boolean().default(false),
  /** Of an e-mail. */
  subject: freeLine(bounds.emailSubject).default(''),
  content: text(bounds.emailContent, m.contentRequired.key),
  key: Key,
};
const noSubject = { path: ['subject'], error: m.subjectRequired.key };
const hasSubject = ({ channel, subject }: { channel: string; subject: string }) =>
  channel === 'SMS' || subject !== '';
const contentTooLong = { path: ['content'], error: m.messageTooLong.key };

/** A message to a group; with the longest name filled in it must fit, because the members are not known yet. */
export const GroupDraft = z
  .object({ ...composed, group: GroupConditions, reason: Reason })
  .refine(hasSubject, noSubject)
  .refine((draft) => fits({ ...draft, message: fillLongest(draft.content) }), contentTooLong);

/** A message that is being composed, to oneself. */
export const TrialDraft = z
  .object(composed)
  .refine(hasSubject, noSubject)
  .refine((draft) => fits({ ...draft, message: fillLongest(draft.content) }), contentTooLong);

/** The group whose size is asked for. */
export const GroupQuestion = z.object({
  channel: z.enum(messageChannels, common.unknownValue.key),
  isAdvertising: z.boolean().default(false),
  group: GroupConditions,
});
