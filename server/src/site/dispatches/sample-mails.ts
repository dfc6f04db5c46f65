import { eq } from 'drizzle-orm';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { MailKind, SampleMail } from '@ieum/contract/site/dispatches/endpoints.ts';
import { dispatchTexts as m } from '@ieum/contract/site/dispatches/texts.ts';
import { formatMail, queueMessage, type MailSample } from '#foundation/messages/public.ts';
import { users } from '#account/users/tables.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { recordAudit } from './audit.ts';
import { openDispatch } from './open-dispatch.ts';
import type { DispatchRow } from './tables.ts';

export interface MailDeps {
  /** The kinds of e-mail that all modules define. */
  mails: () => readonly MailSample[];
  /** The address of this installation, without a trailing slash. */
  publicUrl: string;
}

/** Sample → row of the list. */
export const presentKind = ({ kind, label }: MailSample, locale: Locale): MailKind => ({
  kind,
  name: label.text[locale],
});

/** A kind of e-mail as its recipient would see it; the opt-out of a sample has no effect. */
export async function showSample(
  { publicUrl }: MailDeps,
  mail: MailSample,
  { locale, language }: { locale: Locale; language: Locale },
): Promise<SampleMail> {
  const sample = mail.sample(language, publicUrl);
  const hasOptOut = mail.isAdvertising || sample.content.group !== undefined;
  const optOut = hasOptOut ? sampleOptOut(publicUrl) : undefined;
  const { subject, body, html } = await formatMail({ publicUrl }, sample, optOut);
  return { ...presentKind(mail, locale), subject, html, text: body };
}

const sampleOptOut = (publicUrl: string) => ({
  page: `${publicUrl}/refuse`,
  oneClick: `${publicUrl}/api/v1/messages/refusals`,
});

interface Trial {
  mail: MailSample;
  language: Locale;
  key: string | undefined;
}

/** Sends a sample to the administrator's own address, once however often the same request arrives. */
export async function trySample(
  ctx: AdministratorContext,
  { publicUrl }: MailDeps,
  { mail, language, key }: Trial,
): Promise<DispatchRow> {
  const [own] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, ctx.actor.userId));
  if (!own?.email) throw new AppError('conflict', m.noOwnAddress);
  const request = ['trial', mail.kind, language];
  const { row, isNew } = await openDispatch(ctx, { channel: 'EMAIL', addresseeCount: 1, request, key });
  if (!isNew) return row;
  const { subject, content } = mail.sample(language, publicUrl);
  const titled = { subject: sayIn(language, m.trialSubject.text, { subject }), content };
  const to = { channel: 'EMAIL', userId: ctx.actor.userId, dispatchId: row.id } as const;
  await queueMessage(ctx, { ...to, mail: titled });
  const named = { subjectType: 'dispatch' as const, subjectId: row.id, subjectName: mail.kind };
  await recordAudit(ctx, { action: 'messages.tryMail', ...named, details: { count: 1 } });
  return row;
}
