import type { SettingDraft, WholeSetting } from './data.ts';
import type { SettingValues } from './rules.ts';

/** The form of the settings, which never contains a stored key. */
export const valuesOf = ({
  chatPromptAlerts,
  chatPromptGroups,
  openai,
  security,
  business,
}: WholeSetting): SettingValues => ({
  chatPromptAlerts,
  chatPromptGroups,
  openai: {
    enabled: openai.enabled,
    organization: openai.organization ?? '',
    project: openai.project ?? '',
    apiKey: '',
  },
  security,
  business,
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Only changed fields; unchanged notices stay in every reader's own language. */
export function draftOf(values: SettingValues, before: SettingValues): SettingDraft {
  const { chatPromptAlerts, chatPromptGroups, openai, security, business } = values;
  return {
    ...(!isSame(chatPromptAlerts, before.chatPromptAlerts) && { chatPromptAlerts }),
    ...(!isSame(chatPromptGroups, before.chatPromptGroups) && { chatPromptGroups }),
    ...(!isSame(openai, before.openai) && { openai }),
    ...(!isSame(security, before.security) && { security }),
    ...(!isSame(business, before.business) && { business }),
  };
}
