import { eq, gte, ilike, inArray, lt, or, type SQL } from 'drizzle-orm';
import type {
  MessageChannel,
  MessagePurpose,
  MessageState,
} from '@ieum/contract/foundation/messages/enums.ts';
import { escapeLike } from '#kit/db/text-pattern.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import { users } from '#account/users/tables.ts';
import { messages } from './tables.ts';

export interface MessageFilter {
  state?: readonly MessageState[] | undefined;
  channel?: MessageChannel | undefined;
  purpose?: MessagePurpose | undefined;
  searchValue?: string | undefined;
  userId?: string | undefined;
  dispatchId?: string | undefined;
  /** Seoul days, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The conditions of the console's filters; the account is joined as `users`. */
export function conditionsOf(filter: MessageFilter): (SQL | undefined)[] {
  const { state, channel, purpose, searchValue, userId, dispatchId, from, to } = filter;
  return [
    state && inArray(messages.state, [...state]),
    channel && eq(messages.channel, channel),
    purpose && eq(messages.purpose, purpose),
    userId ? eq(messages.userId, userId) : undefined,
    dispatchId ? eq(messages.dispatchId, dispatchId) : undefined,
    from ? gte(messages.createdAt, startOfSeoulDay(from)) : undefined,
    to ? lt(messages.createdAt, startOfSeoulDay(to, 1)) : undefined,
    searchValue ? matches(searchValue) : undefined,
  ];
}

const FEWEST_DIGITS = 8;

/** A part of a name, or a whole address, so that masked addresses cannot be found out part by part. */
function matches(searchValue: string): SQL | undefined {
  const digits = searchValue.replace(/[\s-]/g, '');
  if (/^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS) return eq(messages.to, digits);
  if (searchValue.includes('@')) return ilike(messages.to, escapeLike(searchValue));
  const part = `%${escapeLike(searchValue.normalize('NFC'))}%`;
  return or(ilike(users.username, part), ilike(users.name, part));
}
