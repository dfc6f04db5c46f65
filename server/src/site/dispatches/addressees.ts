import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { bytesLeftFor } from '@ieum/contract/foundation/messages/bytes.ts';
import { smsBytes } from '@ieum/contract/common/message-delivery.ts';
import { fillPlaceholders } from '@ieum/contract/site/dispatches/placeholders.ts';
import { dispatchTexts as m } from '@ieum/contract/site/dispatches/texts.ts';
import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import type { Content } from '#foundation/messages/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import { users, type UserRow } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { invalidAt } from '#kit/errors.ts';
import { advertisingMail, serviceMail } from './mails.ts';

/** A message as an administrator writes it, with its placeholders. */
export interface WrittenMessage {
  channel: MessageChannel;
  subject?: string;
  body: string;
  isAdvertising: boolean;
}

export type Account = Pick<UserRow, 'id' | 'name' | 'username' | 'phone' | 'email' | 'locale' | 'userType'>;

const { id, username, phone, email, locale, userType } = users;
/** The columns of an `Account`, where the company is joined: it is addressed by its own name. */
export const addresseeColumns = {
  id,
  name: sql<string>`coalesce(${companies.name}, ${users.name})`,
  username,
  phone,
  email,
  locale,
  userType,
};

/** Those of these members who have not left. */
export const listMembers = (db: Db, ids: readonly string[]): Promise<Account[]> =>
  db
    .select(addresseeColumns)
    .from(users)
    .leftJoin(companies, eq(companies.userId, id))
    .where(and(inArray(id, [...ids]), ne(users.status, 'WITHDRAWN')));

/** These members; 400 when one of them has left. */
export async function listAddressees(db: Db, ids: readonly string[]): Promise<Account[]> {
  const accounts = await listMembers(db, ids);
  if (accounts.length < ids.length) throw invalidAt('addressees', m.addresseeUnknown);
  return accounts;
}

/** The message to one member: the placeholders are filled with their name and username. */
export function contentFor(
  { channel, subject = '', body, isAdvertising }: WrittenMessage,
  account: Account,
): Content {
  const text = fillPlaceholders(body, account);
  if (channel === 'SMS') return { channel, body: text };
  const write = isAdvertising ? advertisingMail : serviceMail;
  return { channel, mail: write(account.locale, { subject: fillPlaceholders(subject, account), text }) };
}

/** The same; 400 for a text message that is too long once it is filled. */
export function fittingContentFor(written: WrittenMessage, account: Account): Content {
  const content = contentFor(written, account);
  if (content.channel === 'SMS' && smsBytes(content.body) > bytesLeftFor(written))
    throw invalidAt('message', m.filledTooLong);
  return content;
}
