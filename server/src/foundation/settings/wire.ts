import type { Locale } from '@ieum/contract/common/text.ts';
import { settingTexts as m } from '@ieum/contract/foundation/settings/texts.ts';
import { KEY_MASK } from '@ieum/contract/foundation/settings/enums.ts';
import type { Setting, SettingDraft, WholeSetting } from '@ieum/contract/foundation/settings/endpoints.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
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
});

/** Row → what administrators see; the key only as a mask. */
export const presentWholeSetting = (row: SettingRow, locale: Locale): WholeSetting => ({
  ...presentSetting(row, locale),
  openai: {
    enabled: row.openaiEnabled,
    organization: row.openaiOrganization,
    project: row.openaiProject,
    apiKey: row.openaiKey && KEY_MASK,
  },
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
});

/** Draft → the changed columns. */
export function fromSetting(
  { chatPromptAlerts, chatPromptGroups, openai = {} }: SettingDraft,
  encrypt: (key: string) => string,
): Partial<Omit<SettingRow, 'id' | 'version' | 'updatedAt'>> {
  const { enabled, organization, project, apiKey } = openai;
  return {
    ...(chatPromptAlerts && { chatPromptAlerts }),
    ...(chatPromptGroups && { chatPromptGroups }),
    ...(enabled !== undefined && { openaiEnabled: enabled }),
    ...(organization !== undefined && { openaiOrganization: organization || null }),
    ...(project !== undefined && { openaiProject: project || null }),
    ...(apiKey === null && { openaiKey: null }),
    ...(apiKey && apiKey !== KEY_MASK && { openaiKey: encrypt(apiKey) }),
  };
}
