import { eq, sql } from 'drizzle-orm';
import { companyProfileTexts as m } from '@ieum/contract/hiring/companies/texts.ts';
import { queueMessage, type WrittenMail } from '#foundation/messages/public.ts';
import { users } from '#account/users/tables.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { CompanyContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { emailToken, readEmailToken } from './email-link.ts';
import { addressMovedMail, confirmAddressMail } from './mails.ts';
import { companies } from './tables.ts';

export interface EmailDeps {
  secrets: Secrets;
  /** The address of this installation, without a trailing slash. */
  publicUrl: string;
}

async function findAddresses({ db, actor }: CompanyContext) {
  const [current] = await db
    .select({ name: companies.name, shown: companies.email, account: users.email })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, actor.companyId))
    .for('update');
  return current;
}

/** Sends a link to a new address; nothing changes until it is followed. */
export async function askEmail(
  ctx: CompanyContext,
  { secrets, publicUrl }: EmailDeps,
  to: string,
): Promise<void> {
  const current = await findAddresses(ctx);
  if (!current || (current.account === to && current.shown === to)) return;
  const wish = { companyId: ctx.actor.companyId, from: current.account, to };
  const link = `${publicUrl}/dashboard/company?email=${emailToken(secrets, wish, ctx.now)}`;
  const mail = confirmAddressMail(ctx.caller.locale, { company: current.name, link });
  await send(ctx, to, mail, true);
}

/** Sets the address of a followed link for company and account, and notifies the previous address. */
export async function confirmEmail(
  ctx: CompanyContext,
  { secrets }: EmailDeps,
  token: string,
): Promise<void> {
  const wish = readEmailToken(secrets, token, ctx.now);
  const current = wish && (await findAddresses(ctx));
  if (!current || wish.companyId !== ctx.actor.companyId || wish.from !== current.account)
    throw new AppError('conflict', m.emailLinkSpent);
  const { companyId, userId } = ctx.actor;
  const changed = { email: wish.to, version: sql`${companies.version} + 1` };
  await ctx.db.update(companies).set(changed).where(eq(companies.id, companyId));
  await ctx.db.update(users).set({ email: wish.to }).where(eq(users.id, userId));
  if (!wish.from || wish.from === wish.to) return;
  await send(ctx, wish.from, addressMovedMail(ctx.caller.locale, { company: current.name }));
}

const send = (ctx: CompanyContext, to: string, mail: WrittenMail, isSecret = false) =>
  queueMessage(ctx, { channel: 'EMAIL', purpose: 'SECURITY', to, mail, isSecret });
