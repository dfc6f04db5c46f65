import { eq } from 'drizzle-orm';
import type { auditActions } from '@ieum/contract/assistant/prompts/audit-texts.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { recordAudit } from './audit.ts';
import { lastPlaceIn } from './prompt-order.ts';
import { chatPrompts, type ChatPromptRow } from './tables.ts';
import type { PromptChange } from './wire.ts';

type NewPrompt = PromptChange & Pick<ChatPromptRow, 'group' | 'query' | 'reply'>;

/** Writes a prompt, the last of its group unless a place is given; it is active unless it says otherwise. */
export async function createPrompt(ctx: AdministratorContext, draft: NewPrompt): Promise<ChatPromptRow> {
  const position = await lastPlaceIn(ctx, draft.group);
  const row = one(
    await ctx.db
      .insert(chatPrompts)
      .values({ position, ...draft, createdAt: ctx.now, updatedAt: ctx.now })
      .returning(),
  );
  await audit(ctx, 'chat-prompts.create', row);
  return row;
}

/** Changes a prompt; in another group it becomes the last unless a place is given. */
export async function revisePrompt(
  ctx: AdministratorContext,
  before: ChatPromptRow,
  change: PromptChange,
): Promise<ChatPromptRow> {
  const joined = change.group !== undefined && change.group !== before.group && change.group;
  const place = joined ? { position: await lastPlaceIn(ctx, joined, before.id) } : {};
  const row = one(
    await ctx.db
      .update(chatPrompts)
      .set({ ...place, ...change, version: before.version + 1, updatedAt: ctx.now })
      .where(eq(chatPrompts.id, before.id))
      .returning(),
  );
  await audit(ctx, 'chat-prompts.revise', row);
  return row;
}

export async function removePrompt(ctx: AdministratorContext, row: ChatPromptRow): Promise<void> {
  await ctx.db.delete(chatPrompts).where(eq(chatPrompts.id, row.id));
  await audit(ctx, 'chat-prompts.remove', row);
}

const audit = (ctx: AdministratorContext, action: keyof typeof auditActions, row: ChatPromptRow) =>
  recordAudit(ctx, { action, subjectType: 'chatPrompt', subjectId: row.id, subjectName: row.query });
