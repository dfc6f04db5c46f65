import type { SettingDraft } from '@ieum/contract/foundation/settings/endpoints.ts';
import { settingTexts as m } from '@ieum/contract/foundation/settings/texts.ts';
import { encryptSecret, type Secrets } from '#platform/crypto.ts';
import type { AdministratorContext, Context } from '#kit/context.ts';
import { invalidAt } from '#kit/errors.ts';
import { one } from '#kit/db/rows.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { readSettingForUpdate } from './queries.ts';
import { settings, type SettingRow } from './tables.ts';
import { fromSetting, presentWholeSetting } from './wire.ts';
import { recordAudit } from './audit.ts';

/** How a call shows the setting, and where it has the key. */
interface SettingResponse {
  presentCurrent: (row: SettingRow) => unknown;
  keyField: string;
}

type SettingChange = Partial<Omit<SettingRow, 'id' | 'version' | 'updatedAt'>>;

/** Writes columns of the setting, which must be locked by `readSettingForUpdate`. */
export const changeSetting = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { version }: Pick<SettingRow, 'version'>,
  change: SettingChange,
): Promise<SettingRow> =>
  one(
    await db
      .update(settings)
      .set({ ...change, version: version + 1, updatedAt: now })
      .returning(),
  );

/** Changes parts of the setting; the key is stored encrypted, and the audit log says only that it changed. */
export async function saveSetting(
  ctx: AdministratorContext,
  secrets: Secrets,
  { version: seen, ...draft }: SettingDraft & { version?: number | undefined },
  { presentCurrent, keyField }: SettingResponse = {
    presentCurrent: (row) => presentWholeSetting(row, ctx.caller.locale),
    keyField: 'openai.apiKey',
  },
): Promise<SettingRow> {
  const before = await readSettingForUpdate(ctx.db, ctx.now);
  await rejectOutdated({ seen, current: before.version }, () => presentCurrent(before));
  const seenAs = { row: before, locale: ctx.caller.locale };
  const change = fromSetting(draft, seenAs, (key) => encryptSecret(secrets, key));
  const after = { ...before, ...change };
  if (after.openaiEnabled && !after.openaiKey) throw invalidAt(keyField, m.keyMissing);
  const fields = Object.keys(change) as (keyof typeof change)[];
  if (fields.length === 0) return before;
  const row = await changeSetting(ctx, before, change);
  const subject = { subjectType: 'setting' as const, subjectId: null, subjectName: '' };
  await recordAudit(ctx, { action: 'settings.save', ...subject, details: { fields } });
  return row;
}
