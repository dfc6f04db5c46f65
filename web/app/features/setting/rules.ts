import { freeText } from '@ieum/contract/common.ts';
import { SettingDraft as SettingDraftSchema } from '@ieum/contract/settings.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

/** What the form holds: the contract's draft, whole, with every field as text. */
const SettingForm = z.object({
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

export const resolve = zodResolver(SettingForm);
