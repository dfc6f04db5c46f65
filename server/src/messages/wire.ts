import type { Input } from '@ieum/contract/endpoint.ts';
import type {
  ConsoleMessage,
  ConsoleMessageRow,
  MessageSettings,
  messages as contract,
  OutboxMessage,
} from '@ieum/contract/messages.ts';
import { maskEmail, maskPhone } from '#kit/masks.ts';
import type { Settings, SettingsChange } from './settings.ts';
import type { MessageRow } from './tables.ts';

const toInstant = (at: Date | null) => at?.toISOString() ?? null;

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
  nextAttemptAt: row.state === 'QUEUED' ? toInstant(row.nextAttemptAt) : null,
  createdAt: row.createdAt.toISOString(),
  sentAt: toInstant(row.sentAt),
});

/** Row → line of the console's list. */
export function presentConsoleRow(row: MessageRow): ConsoleMessageRow {
  const { body: _body, ...message } = presentMessage(row);
  const to = row.channel === 'SMS' ? maskPhone(row.to) : maskEmail(row.to);
  return { ...message, to, _user: row.userId };
}

/** Row → a message whole for the console. */
export const presentConsoleMessage = (row: MessageRow): ConsoleMessage => ({
  ...presentConsoleRow(row),
  to: row.to,
  body: row.isSecret ? '' : row.body,
  receipt: row.providerId,
});

/** What a member chose → wire. */
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
          agreedAt: toInstant(consents.agreedAt),
        },
  },
});

/** Wire → what to keep. */
export const fromSettings = ({
  groups,
  advertising,
}: Input<typeof contract.saveSettings>['body']): SettingsChange => ({
  groups,
  consents: advertising && {
    EMAIL: advertising.isEmailAgreed,
    SMS: advertising.isSmsAgreed,
    NIGHT: advertising.isNightAgreed,
  },
});
