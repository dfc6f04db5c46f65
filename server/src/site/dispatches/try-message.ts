import { eq } from 'drizzle-orm';
import { mobileError } from '@ieum/contract/common/contacts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { dispatchTexts as m } from '@ieum/contract/site/dispatches/texts.ts';
import { queueMessage } from '#foundation/messages/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import { users } from '#account/users/tables.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { AppError } from '#kit/errors.ts';
import { addresseeColumns, contentFor, type Account, type WrittenMessage } from './addressees.ts';
import { recordAudit } from './audit.ts';
import { openDispatch } from './open-dispatch.ts';
import type { DispatchRow } from './tables.ts';

/**
 * Sends a message that is being composed to the administrator's own address, with its placeholders replaced, once
 * however often the same request arrives.
 */
export async function tryMessage(
  ctx: AdministratorContext,
  { key, ...written }: WrittenMessage & { key?: string | undefined },
): Promise<DispatchRow> {
  const { channel, subject = '', body, isAdvertising } = written;
  const account = await findOwnAccount(ctx);
  rejectWithoutAddress(channel, account);
  const request = ['trial', isAdvertising, subject, body];
  const { row, isNew } = await openDispatch(ctx, { channel, addresseeCount: 1, request, key });
  if (!isNew) return row;
  const marked = (text: string) => sayIn(account.locale, m.trialSubject.text, { subject: text });
  const trial =
    channel === 'SMS' ? { ...written, body: marked(body) } : { ...written, subject: marked(subject) };
  await queueMessage(ctx, { ...contentFor(trial, account), userId: account.id, dispatchId: row.id });
  const named = { subjectType: 'dispatch' as const, subjectId: row.id, subjectName: '' };
  await recordAudit(ctx, { action: 'messages.tryText', ...named, details: { channel } });
  return row;
}

const findOwnAccount = async ({ db, actor }: AdministratorContext): Promise<Account> =>
  one(
    await db
      .select(addresseeColumns)
      .from(users)
      .leftJoin(companies, eq(companies.userId, users.id))
      .where(eq(users.id, actor.userId)),
  );

function rejectWithoutAddress(channel: WrittenMessage['channel'], { phone, email }: Account) {
  if (channel === 'EMAIL' && email === '') throw new AppError('conflict', m.noOwnAddress);
  if (channel === 'SMS' && mobileError(phone)) throw new AppError('conflict', m.noOwnPhone);
}
