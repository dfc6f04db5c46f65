import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { readAddresses } from '@ieum/contract/content/forms/schemas.ts';
import { dressMail, queueMessage } from '#foundation/messages/public.ts';
import type { Administrator, ContextOf } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { one } from '#kit/db/rows.ts';
import { recordAudit } from './audit.ts';
import { formMail } from './mails.ts';
import { formSendings, serviceForms, type FormRow, type SendingRow } from './tables.ts';

type Acting = ContextOf<Administrator>;

export interface FormEmail {
  email: string;
  subject: string;
  content: string;
  /** The caller's idempotency key. */
  key?: string | undefined;
}

const mailOf = ({ caller }: Pick<Acting, 'caller'>, form: FormRow, { subject, content }: FormEmail) =>
  formMail(caller.locale, { form, subject, text: content });

/** The e-mail exactly as it would be sent, and its addresses. */
export async function previewEmail(ctx: Acting, publicUrl: string, { form, email }: Sending) {
  const { subject, html, body } = await dressMail({ publicUrl }, mailOf(ctx, form, email));
  return { addresses: readAddresses(email.email), subject, html, text: body };
}

interface Sending {
  form: FormRow;
  email: FormEmail;
}

/** Sends a form by e-mail, once however often the same request arrives. */
export async function sendEmail(ctx: Acting, { form, email }: Sending): Promise<SendingRow> {
  const addresses = readAddresses(email.email);
  const messageIds = addresses.map(() => newId());
  const fingerprint = fingerprintOf(ctx, { form, email });
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
  const mail = mailOf(ctx, form, email);
  const about = form.userId === null ? {} : { aboutUserId: form.userId };
  for (const [at, to] of addresses.entries())
    await queueMessage(ctx, { id: messageIds[at], channel: 'EMAIL', to, mail, ...about });
  await ctx.db.update(serviceForms).set({ emailedAt: ctx.now }).where(eq(serviceForms.id, form.id));
  await recordAudit(ctx, 'forms.email', form, addresses.length);
  return sending;
}

const MINUTE = 60_000;

/** Without a key, the same e-mail within the same minute is the same request. */
function fingerprintOf({ actor, now }: Acting, { form, email }: Sending): string {
  const { key, subject, content } = email;
  const press = key ?? Math.floor(now.getTime() / MINUTE);
  const request = [actor.userId, press, form.id, email.email, subject, content];
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}
