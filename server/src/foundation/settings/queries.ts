import { DAILY_TOKENS, MONTHLY_TOKENS } from '@ieum/contract/foundation/settings/enums.ts';
import type { Db } from '#kit/context.ts';
import { preparedStatement } from '#kit/db/prepared-statement.ts';
import { settings, type SettingRow } from './tables.ts';

const defaults: SettingRow = {
  id: 1,
  chatPromptAlerts: null,
  chatPromptGroups: [],
  openaiEnabled: false,
  openaiOrganization: null,
  openaiProject: null,
  openaiKey: null,
  openaiModel: null,
  openaiDailyTokens: DAILY_TOKENS,
  openaiMonthlyTokens: MONTHLY_TOKENS,
  requiresSecondFactor: false,
  business: null,
  version: 0,
  updatedAt: new Date(0),
};

const stored = preparedStatement((db) => db.select().from(settings).prepare('setting'));

/** The setting in force. */
export async function readSetting(db: Db): Promise<SettingRow> {
  const [row] = await stored(db).execute();
  return row ?? defaults;
}

/** The same, its row created if missing and locked for a write. */
export async function readSettingForUpdate(db: Db, now: Date): Promise<SettingRow> {
  await db.insert(settings).values({ id: 1, updatedAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(settings).for('update');
  return row ?? defaults;
}
