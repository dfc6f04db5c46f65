import type { Locale } from '@ieum/contract/common/text.ts';
import { KEY_MASK } from '@ieum/contract/foundation/settings/enums.ts';
import type {
  OpenAiSetting,
  Setting,
  SettingDraft,
  WholeSetting,
} from '@ieum/contract/foundation/settings/endpoints.ts';
import { alertsOf, fromAlertDrafts } from './alerts.ts';
import { businessOf, defaultBusiness } from './business.ts';
import type { SettingRow } from './tables.ts';

/** Row → the public part. */
export const presentSetting = (row: SettingRow, locale: Locale): Setting => ({
  chatPromptAlerts: alertsOf(row, locale).map(({ text, value }) => ({ text, value })),
  chatPromptGroups: row.chatPromptGroups,
  openai: { enabled: row.openaiEnabled },
  business: businessOf(row, locale),
});

const openAiOf = (row: SettingRow) => ({
  enabled: row.openaiEnabled,
  organization: row.openaiOrganization,
  project: row.openaiProject,
  model: row.openaiModel,
  dailyTokens: row.openaiDailyTokens,
  monthlyTokens: row.openaiMonthlyTokens,
  apiKey: row.openaiKey && KEY_MASK,
});

/** Row → the connection to OpenAI, the key only as a mask. */
export const presentOpenAi = (row: SettingRow): OpenAiSetting => ({ ...openAiOf(row), version: row.version });

/** Row → what administrators see; the key only as a mask. */
export const presentWholeSetting = (row: SettingRow, locale: Locale): WholeSetting => ({
  ...presentSetting(row, locale),
  chatPromptAlerts: alertsOf(row, locale).map(({ id, text, value }) => ({ _id: id, text, value })),
  openai: openAiOf(row),
  security: { requiresSecondFactor: row.requiresSecondFactor },
  business: row.business ?? defaultBusiness,
  version: row.version,
  updatedAt: row.version === 0 ? null : row.updatedAt.toISOString(),
});

interface Before {
  row: Pick<SettingRow, 'business' | 'chatPromptAlerts'>;
  /** The language in which the writer read it. */
  locale: Locale;
}

/** Draft → the changed columns; `before` completes what is changed in part. */
export function fromSetting(
  { chatPromptAlerts, chatPromptGroups, openai, security = {}, business }: SettingDraft,
  { row, locale }: Before,
  encrypt: (key: string) => string,
): Partial<Omit<SettingRow, 'id' | 'version' | 'updatedAt'>> {
  const { requiresSecondFactor } = security;
  return {
    ...(chatPromptAlerts && {
      chatPromptAlerts: fromAlertDrafts(
        chatPromptAlerts.map(({ _id, text, value }) => ({ id: _id, text, value })),
        row,
        locale,
      ),
    }),
    ...(chatPromptGroups && { chatPromptGroups }),
    ...(openai && fromOpenai(openai, encrypt)),
    ...(requiresSecondFactor !== undefined && { requiresSecondFactor }),
    ...(business && { business: { ...(row.business ?? defaultBusiness), ...business } }),
  };
}

function fromOpenai(
  {
    enabled,
    organization,
    project,
    model,
    dailyTokens,
    monthlyTokens,
    apiKey,
  }: NonNullable<SettingDraft['openai']>,
  encrypt: (key: string) => string,
) {
  return {
    ...(enabled !== undefined && { openaiEnabled: enabled }),
    ...(organization !== undefined && { openaiOrganization: organization || null }),
    ...(project !== undefined && { openaiProject: project || null }),
    ...(model !== undefined && { openaiModel: model || null }),
    ...(dailyTokens !== undefined && { openaiDailyTokens: dailyTokens }),
    ...(monthlyTokens !== undefined && { openaiMonthlyTokens: monthlyTokens }),
    ...(apiKey === null && { openaiKey: null }),
    ...(apiKey && apiKey !== KEY_MASK && { openaiKey: encrypt(apiKey) }),
  };
}
