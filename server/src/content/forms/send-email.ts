import { eq } from 'drizzle-orm';
import { FORM_LINK_DAYS } from '@ieum/contract/content/forms/enums.ts';
import { readAddresses } from '@ieum/contract/content/forms/schemas.ts';
import { findFiles, type FileStore } from '#foundation/files/public.ts';
import { formatMail, queueMessage } from '#foundation/messages/public.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { addDays, seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { one } from '#kit/db/rows.ts';
import { requestFingerprint } from '#kit/request-fingerprint.ts';
import { recordAudit } from './audit.ts';
import { formMail } from './mails.ts';
import { formSendings, serviceForms, type FormRow, type SendingRow } from './tables.ts';

export interface FormEmail {
  email: string;
  subject: string;
  content: string;
  /** The caller's idempotency key. */
  key?: string | undefined;
}

export interface EmailDeps {
  fileStore: FileStore;
  /** The address of this installation, without a trailing slash. */
  publicUrl: string;
}

/** The links are the same all day, so that the e-mail leaves exactly as it was shown. */
async function filesOf(
  { db, now }: AdministratorContext,
  { fileStore, publicUrl }: EmailDeps,
  { fileIds }: FormRow,
) {
  const today = seoulDay(now);
  const end = startOfSeoulDay(today, FORM_LINK_DAYS + 1);
  const rows = await findFiles(db, fileIds);
  const items = rows.map((row) => fileStore.presentUntil(row, end));
  return {
    day: addDays(today, FORM_LINK_DAYS),
    items: items.map(({ url, ...file }) => ({ ...file, url: `${publicUrl}${url}` })),
  };
}

async function mailOf(
  ctx: AdministratorContext,
  deps: EmailDeps,
  { form, email: { subject, content } }: FormWithEmail,
) {
  const files = await filesOf(ctx, deps, form);
  return { mail: formMail(ctx.caller.locale, { form, subject, text: content, files }), files };
}

/** The e-mail exactly as it would be sent, and its addresses. */
export async function previewEmail(
  ctx: AdministratorContext,
  deps: EmailDeps,
  { form, email }: FormWithEmail,
) {
  const { mail } = await mailOf(ctx, deps, { form, email });
  const { subject, html, body } = await formatMail(deps, mail);
  return { addresses: readAddresses(email.email), subject, html, text: body };
}

interface FormWithEmail {
  form: FormRow;
  email: FormEmail;
}

/** Sends a form by e-mail, once however often the same request arrives. */
export async function sendEmail(
  ctx: AdministratorContext,
  deps: EmailDeps,
  { form, email }: FormWithEmail,
): Promise<SendingRow> {
  const addresses = readAddresses(email.email);
  const messageIds = addresses.map(() => newId());
  const fingerprint = requestFingerprint({
    callerId: ctx.actor.userId,
    key: email.key,
    now: ctx.now,
    content: [form.id, email.email, email.subject, email.content],
  });
  const [sending] = await ctx.db
    .insert(formSendings)
    .values({
      formId: form.id,
      senderId: ctx.actor.userId,
      senderName: ctx.actor.username,
      messageIds,
      fingerprint,
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!sending)
    return one(await ctx.db.select().from(formSendings).where(eq(formSendings.fingerprint, fingerprint)));
  const { mail, files } = await mailOf(ctx, deps, { form, email });
  const about = form.userId === null ? {} : { aboutUserId: form.userId };
  for (const [at, to] of addresses.entries())
    await queueMessage(ctx, { id: messageIds[at], channel: 'EMAIL', to, mail, ...about });
  await ctx.db.update(serviceForms).set({ emailedAt: ctx.now }).where(eq(serviceForms.id, form.id));
  const linkedFiles = files.items.length;
  await recordAudit(ctx, 'forms.email', form, { count: addresses.length, linkedFiles });
  return sending;
}
