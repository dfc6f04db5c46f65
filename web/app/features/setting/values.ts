import { freeText } from '@ieum/contract/common.ts';
import { SettingDraft as SettingDraftSchema } from '@ieum/contract/settings.ts';
import { z } from 'zod';
import type { SettingDraft, WholeSetting } from './data.ts';

/** What the form holds: the contract's draft, whole, with every field as text. */
export const SettingForm = z.object({
  chatPromptAlerts: SettingDraftSchema.shape.chatPromptAlerts.unwrap(),
  chatPromptGroups: SettingDraftSchema.shape.chatPromptGroups.unwrap(),
  openai: z.object({
    enabled: z.boolean(),
    organization: freeText(200),
    project: freeText(200),
    apiKey: freeText(400),
  }),
});
export type SettingValues = z.infer<typeof SettingForm>;

/** The form of the setting; a stored key is never in it. */
export const valuesOf = ({ chatPromptAlerts, chatPromptGroups, openai }: WholeSetting): SettingValues => ({
  chatPromptAlerts,
  chatPromptGroups,
  openai: {
    enabled: openai.enabled,
    organization: openai.organization ?? '',
    project: openai.project ?? '',
    apiKey: '',
  },
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What differs; notices left as they are stay in every reader's own language. */
export function draftOf(values: SettingValues, before: SettingValues): SettingDraft {
  const { chatPromptAlerts, chatPromptGroups, openai } = values;
  return {
    ...(!isSame(chatPromptAlerts, before.chatPromptAlerts) && { chatPromptAlerts }),
    ...(!isSame(chatPromptGroups, before.chatPromptGroups) && { chatPromptGroups }),
    ...(!isSame(openai, before.openai) && { openai }),
  };
}
