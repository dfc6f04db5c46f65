import { eq } from 'drizzle-orm';
import { formTexts as m } from '@ieum/contract/content/forms/texts.ts';
import { FORM_FILES_MAX } from '@ieum/contract/content/forms/enums.ts';
import type { FileStore } from '#foundation/files/public.ts';
import { deleteMessages } from '#foundation/messages/public.ts';
import type { AdministratorContext, MemberContext, Work } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { invalidAt } from '#kit/errors.ts';
import { recordAudit } from './audit.ts';
import { formSendings, serviceForms, type FormRow } from './tables.ts';
import type { FormChange, NewForm } from './wire.ts';

/** Stores a form of a visitor or a member. */
export async function submitForm(
  { db, now }: Pick<Work, 'db' | 'now'>,
  draft: NewForm,
  userId: string | null,
): Promise<FormRow> {
  return one(
    await db
      .insert(serviceForms)
      .values({ ...draft, userId, isAnonymous: userId === null, createdAt: now })
      .returning(),
  );
}

/** Writes a form as an administrator. */
export async function createForm(
  ctx: AdministratorContext,
  store: FileStore,
  draft: NewForm,
): Promise<FormRow> {
  await attachFiles(ctx, store, { before: [], after: filesIn(draft) });
  const row = one(
    await ctx.db
      .insert(serviceForms)
      .values({ ...draft, createdAt: ctx.now })
      .returning(),
  );
  await recordAudit(ctx, 'forms.create', row);
  return row;
}

export async function reviseForm(
  ctx: AdministratorContext,
  store: FileStore,
  { before, change }: { before: FormRow; change: FormChange },
): Promise<FormRow> {
  await attachFiles(ctx, store, { before: filesIn(before), after: filesIn({ ...before, ...change }) });
  const row = one(
    await ctx.db
      .update(serviceForms)
      .set({ ...change, version: before.version + 1 })
      .where(eq(serviceForms.id, before.id))
      .returning(),
  );
  await recordAudit(ctx, 'forms.revise', row);
  return row;
}

/** Deletes a form with its files and its sendings; what was sent stays in the record of messages. */
export async function removeForm(ctx: AdministratorContext, store: FileStore, row: FormRow): Promise<void> {
  await ctx.db.delete(serviceForms).where(eq(serviceForms.id, row.id));
  await store.release(ctx, filesIn(row));
  await recordAudit(ctx, 'forms.remove', row);
}

/** Erases submitted forms, with their files and the e-mails that carried them. */
export async function eraseForms(
  work: Pick<Work, 'db'>,
  store: FileStore,
  rows: readonly FormRow[],
): Promise<void> {
  for (const row of rows) {
    const sendings = await work.db
      .delete(formSendings)
      .where(eq(formSendings.formId, row.id))
      .returning({ messageIds: formSendings.messageIds });
    await deleteMessages(
      work,
      sendings.flatMap(({ messageIds }) => messageIds),
    );
    await work.db.delete(serviceForms).where(eq(serviceForms.id, row.id));
    await store.release(work, filesIn(row));
  }
}

/** Attaches an uploaded file to a form; 400 when it has the most already. */
export async function addFile(
  { db }: Pick<Work, 'db'>,
  { id, fileIds, version }: FormRow,
  fileId: string,
): Promise<void> {
  if (fileIds.length >= FORM_FILES_MAX) throw invalidAt('file', m.tooManyFiles);
  const change = { fileIds: [...fileIds, fileId], version: version + 1 };
  await db.update(serviceForms).set(change).where(eq(serviceForms.id, id));
}

const filesIn = ({ fileIds = [], thumbId }: Partial<Pick<FormRow, 'fileIds' | 'thumbId'>>): string[] => [
  ...fileIds,
  ...(thumbId ? [thumbId] : []),
];

/** Files of forms are private: only administrators read them. */
async function attachFiles(
  ctx: Pick<MemberContext, 'db' | 'now' | 'actor'>,
  store: FileStore,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const added = after.filter((id) => !before.includes(id));
  await store.attach(ctx, added, { ownerId: ctx.actor.userId, isPublic: false });
  await store.release(
    ctx,
    before.filter((id) => !after.includes(id)),
  );
}
