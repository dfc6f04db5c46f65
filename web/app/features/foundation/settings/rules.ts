import { commonTexts } from '@ieum/contract/common/texts.ts';
import { SettingDraft as SettingDraftSchema } from '@ieum/contract/foundation/settings/endpoints.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

const short = (max: number) => z.string().trim().max(max, commonTexts.tooLong.key);

/** The values of the form: the contract's draft with every field as text. */
const SettingForm = z.object({
  chatPromptAlerts: SettingDraftSchema.shape.chatPromptAlerts.unwrap(),
  chatPromptGroups: SettingDraftSchema.shape.chatPromptGroups.unwrap(),
  openai: z.object({
    enabled: z.boolean(),
    organization: short(200),
    project: short(200),
    apiKey: short(400),
  }),
});
export type SettingValues = z.infer<typeof SettingForm>;

export const resolve = zodResolver(SettingForm);
