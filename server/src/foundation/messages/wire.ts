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
 * Row → entry of the console's list: address and personal name masked, and no text except that of a dispatch.
 */
export function presentConsoleRow({ message: row, user, dispatch }: AddressedMessage): ConsoleMessageRow {
  const { body: _body, ...message } = presentMessage(row);
  const to = row.channel === 'SMS' ? maskPhone(row.to) : maskEmail(row.to);
  const excerpt = Array.from(row.body).slice(0, EXCERPT).join('');
  return {
    ...message,
    to,
    _user: row.userId,
    user: user && {
      username: user.username,
      name: user.userType === 'PERSON' ? maskName(user.name) : user.name,
    },
    dispatch: dispatch && {
      _id: dispatch.id,
      by: { name: dispatch.by },
      count: dispatch.count,
      excerpt,
    },
  };
}

/** Row → a whole message for the console. */
export const presentConsoleMessage = (row: AddressedMessage): ConsoleMessage => ({
  ...presentConsoleRow(row),
  to: row.message.to,
  body: row.message.isSecret ? '' : row.message.body,
  receipt: row.message.providerId,
});

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
