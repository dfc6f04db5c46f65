import type { Locale } from '@ieum/contract/common/text.ts';
import { settingTexts as m } from '@ieum/contract/foundation/settings/texts.ts';
import { KEY_MASK } from '@ieum/contract/foundation/settings/enums.ts';
import type {
  OpenAiSetting,
  Setting,
  SettingDraft,
  WholeSetting,
} from '@ieum/contract/foundation/settings/endpoints.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { businessOf, defaultBusiness } from './business.ts';
import type { SettingRow } from './tables.ts';

const defaultAlerts = (locale: Locale) => [
  { text: sayIn(locale, m.greeting.text), value: sayIn(locale, m.greetingText.text) },
  { text: sayIn(locale, m.service.text), value: sayIn(locale, m.serviceText.text) },
];

/** Row → the public part. */
export const presentSetting = (row: SettingRow, locale: Locale): Setting => ({
  chatPromptAlerts: row.chatPromptAlerts ?? defaultAlerts(locale),
  chatPromptGroups: row.chatPromptGroups,
  openai: { enabled: row.openaiEnabled },
  business: businessOf(row, locale),
});

const openAiOf = (row: SettingRow) => ({
  enabled: row.openaiEnabled,
  organization: row.openaiOrganization,
  project: row.openaiProject,
  apiKey: row.openaiKey && KEY_MASK,
});

/** Row → the connection to OpenAI, the key only as a mask. */
export const presentOpenAi = (row: SettingRow): OpenAiSetting => ({ ...openAiOf(row), version: row.version });

/** Row → what administrators see; the key only as a mask. */
export const presentWholeSetting = (row: SettingRow, locale: Locale): WholeSetting => ({
  ...presentSetting(row, locale),
  openai: openAiOf(row),
  security: { requiresSecondFactor: row.requiresSecondFactor },
  business: row.business ?? defaultBusiness,
  version: row.version,
  updatedAt: row.version === 0 ? null : row.updatedAt.toISOString(),
});

/** Draft → the changed columns; `before` completes a part of the business details. */
export function fromSetting(
  { chatPromptAlerts, chatPromptGroups, openai, security = {}, business }: SettingDraft,
  before: Pick<SettingRow, 'business'>,
  encrypt: (key: string) => string,
): Partial<Omit<SettingRow, 'id' | 'version' | 'updatedAt'>> {
  const { requiresSecondFactor } = security;
  return {
    ...(chatPromptAlerts && { chatPromptAlerts }),
    ...(chatPromptGroups && { chatPromptGroups }),
    ...(openai && fromOpenai(openai, encrypt)),
    ...(requiresSecondFactor !== undefined && { requiresSecondFactor }),
    ...(business && { business: { ...(before.business ?? defaultBusiness), ...business } }),
  };
}

function fromOpenai(
  { enabled, organization, project, apiKey }: NonNullable<SettingDraft['openai']>,
  encrypt: (key: string) => string,
) {
  return {
    ...(enabled !== undefined && { openaiEnabled: enabled }),
    ...(organization !== undefined && { openaiOrganization: organization || null }),
    ...(project !== undefined && { openaiProject: project || null }),
    ...(apiKey === null && { openaiKey: null }),
    ...(apiKey && apiKey !== KEY_MASK && { openaiKey: encrypt(apiKey) }),
  };
}
