import type { Input } from '@ieum/contract/common/endpoint.ts';
import type {
  ConsoleMessage,
  ConsoleMessageRow,
  MessageSettings,
  messages as contract,
  OutboxMessage,
} from '@ieum/contract/foundation/messages/endpoints.ts';
import { toIso } from '#kit/dates.ts';
import { maskEmail, maskName, maskPhone } from '#kit/masks.ts';
import type { AddressedMessage } from './queries.ts';
import type { Settings, SettingsChange } from './settings.ts';
import type { MessageRow } from './tables.ts';

/** Row → wire. */
export const presentMessage = (row: MessageRow): OutboxMessage => ({
  _id: row.id,
  channel: row.channel,
  purpose: row.purpose,
  to: row.to,
  subject: row.subject,
  body: row.body,
  state: row.state,
  withheldReason: row.withheldReason,
  attempts: row.attempts,
  lastError: row.lastError,
  nextAttemptAt: row.state === 'QUEUED' ? toIso(row.nextAttemptAt) : null,
  createdAt: row.createdAt.toISOString(),
  sentAt: toIso(row.sentAt),
});

const EXCERPT = 100;

/**
 * Row → entry of the console's list: address and personal name masked, and no text except that of a dispatch; those who
 * may not see personal data get neither this nor the subject, which may name people.
 */
export function presentConsoleRow(
  { message: row, user, dispatch }: AddressedMessage,
  isDisclosed: boolean,
): ConsoleMessageRow {
  const { body: _body, ...message } = presentMessage(row);
  const to = row.channel === 'SMS' ? maskPhone(row.to) : maskEmail(row.to);
  const isPerson = user?.userType === 'PERSON';
  // The placeholders of a dispatch are filled, so that its text names the recipient.
  const text = isPerson && user.name ? row.body.replaceAll(user.name, maskName(user.name)) : row.body;
  const excerpt = Array.from(text).slice(0, EXCERPT).join('');
  return {
    ...message,
    to,
    subject: isDisclosed ? row.subject : null,
    _user: row.userId,
    user: user && {
      username: user.username,
      name: isPerson ? maskName(user.name) : user.name,
    },
    dispatch: dispatch && {
      _id: dispatch.id,
      by: { name: dispatch.by },
      count: dispatch.count,
      excerpt: isDisclosed ? excerpt : '',
    },
  };
}

/** Row → a whole message for the console; those who may not see personal data get it masked and without its text. */
export const presentConsoleMessage = (row: AddressedMessage, isDisclosed: boolean): ConsoleMessage => {
  const listed = presentConsoleRow(row, isDisclosed);
  const { message } = row;
  return {
    ...listed,
    isDisclosed,
    to: isDisclosed ? message.to : listed.to,
    body: isDisclosed && !message.isSecret ? message.body : '',
    receipt: message.providerId,
  };
};

/** Wire → filters of the console's list. */
export const fromFilter = <Q extends Omit<Input<typeof contract.export>['query'], 'reason'>>({
  _user,
  _dispatch,
  ...same
}: Q) => ({
  ...same,
  userId: _user,
  dispatchId: _dispatch,
});

/** A member's choices → wire. */
export const presentSettings = (
  { groups, consents }: Settings,
  { isConsole }: { isConsole: boolean },
): { settings: MessageSettings } => ({
  settings: {
    groups,
    advertising: isConsole
      ? null
      : {
          isEmailAgreed: consents.EMAIL,
          isSmsAgreed: consents.SMS,
          isNightAgreed: consents.NIGHT,
          agreedAt: toIso(consents.agreedAt),
        },
  },
});

/** Wire → the choices to store. */
export const fromSettings = ({
  groups,
  advertising,
}: Input<typeof contract.saveSettings>['body']): SettingsChange => ({
  groups,
  consents: {
    ...(advertising?.isEmailAgreed !== undefined && { EMAIL: advertising.isEmailAgreed }),
    ...(advertising?.isSmsAgreed !== undefined && { SMS: advertising.isSmsAgreed }),
    ...(advertising?.isNightAgreed !== undefined && { NIGHT: advertising.isNightAgreed }),
  },
});
