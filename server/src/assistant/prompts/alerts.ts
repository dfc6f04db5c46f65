import type { z } from 'zod';
import type { auditActions } from '@ieum/contract/assistant/prompts/audit-texts.ts';
import type { PromptAlertDraft } from '@ieum/contract/assistant/prompts/schemas.ts';
import { promptTexts as m } from '@ieum/contract/assistant/prompts/texts.ts';
import { PROMPTS_MAX } from '@ieum/contract/foundation/settings/enums.ts';
import {
  alertsOf,
  changeSetting,
  readSetting,
  readSettingForUpdate,
  storedAlerts,
  type Alert,
} from '#foundation/settings/public.ts';
import type { AdministratorContext, Context } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { one } from '#kit/db/rows.ts';
import { isWholeOrder } from '#kit/db/whole-order.ts';
import { AppError } from '#kit/errors.ts';
import { recordAudit } from './audit.ts';

type Draft = z.output<typeof PromptAlertDraft>;
type ReadContext = Pick<Context, 'db' | 'caller'>;

/** The notices that the chat shows first, in the caller's language where they are defaults. */
export const listAlerts = async ({ db, caller }: ReadContext): Promise<Alert[]> =>
  alertsOf(await readSetting(db), caller.locale);

export const findAlert = async (ctx: ReadContext, id: string): Promise<Alert | undefined> =>
  (await listAlerts(ctx)).find((alert) => alert.id === id);

/** The same, with the setting locked for a write. */
export async function findAlertForUpdate(
  { db, now, caller }: ReadContext & Pick<Context, 'now'>,
  id: string,
): Promise<Alert | undefined> {
  const setting = await readSettingForUpdate(db, now);
  return alertsOf(setting, caller.locale).find((alert) => alert.id === id);
}

/** Rewrites the stored notices; what `change` returns unchanged stays a default in every language. */
async function writeAlerts(
  ctx: AdministratorContext,
  change: (before: Alert[]) => Alert[],
): Promise<Alert[]> {
  const before = await readSettingForUpdate(ctx.db, ctx.now);
  const after = await changeSetting(ctx, before, { chatPromptAlerts: change(storedAlerts(before)) });
  return alertsOf(after, ctx.caller.locale);
}

/** Adds a notice behind the others; 409 when there are too many. */
export async function createAlert(ctx: AdministratorContext, draft: Draft): Promise<Alert> {
  const alert = { id: newId(), version: 0, ...draft };
  await writeAlerts(ctx, (before) => {
    if (before.length >= PROMPTS_MAX) throw new AppError('conflict', m.tooManyAlerts);
    return [...before, alert];
  });
  await audit(ctx, 'chat-alerts.create', alert);
  return alert;
}

/** Changes a notice. */
export async function reviseAlert(
  ctx: AdministratorContext,
  before: Alert,
  change: Partial<Draft>,
): Promise<Alert> {
  const { text = before.text, value = before.value } = change;
  const revised = { id: before.id, version: before.version + 1, text, value };
  const after = await writeAlerts(ctx, (all) =>
    all.map((alert) => (alert.id === before.id ? revised : alert)),
  );
  await audit(ctx, 'chat-alerts.revise', revised);
  return one(after.filter(({ id }) => id === before.id));
}

/** Deletes a notice. */
export async function removeAlert(ctx: AdministratorContext, removed: Alert): Promise<void> {
  await writeAlerts(ctx, (all) => all.filter(({ id }) => id !== removed.id));
  await audit(ctx, 'chat-alerts.remove', removed);
}

/** Reorders the notices; 409 when the list is incomplete. */
export async function reorderAlerts(ctx: AdministratorContext, ids: readonly string[]): Promise<Alert[]> {
  const after = await writeAlerts(ctx, (before) => {
    const isWhole = isWholeOrder(
      ids,
      before.map(({ id }) => id),
    );
    if (!isWhole) throw new AppError('conflict', m.orderIncomplete);
    return before.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  });
  const subject = { subjectType: 'chatAlert' as const, subjectId: null, subjectName: '' };
  await recordAudit(ctx, { action: 'chat-alerts.reorder', ...subject });
  return after;
}

const audit = (ctx: AdministratorContext, action: keyof typeof auditActions, { id, text }: Alert) =>
  recordAudit(ctx, { action, subjectType: 'chatAlert', subjectId: id, subjectName: text });
