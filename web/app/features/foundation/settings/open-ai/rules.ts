import { zodResolver } from '@hookform/resolvers/zod';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import {
  DAILY_TOKENS_MAX,
  MODEL_NAME_MAX,
  MONTHLY_TOKENS_MAX,
} from '@ieum/contract/foundation/settings/enums.ts';
import { z } from 'zod';

const short = (max: number) => z.string().trim().max(max, commonTexts.tooLong.key);

/** The contract's draft with every field as text. */
const OpenAiForm = z.object({
  enabled: z.boolean(),
  organization: short(200),
  project: short(200),
  model: short(MODEL_NAME_MAX),
  dailyTokens: z.int(commonTexts.required.key).min(0).max(DAILY_TOKENS_MAX),
  monthlyTokens: z.int(commonTexts.required.key).min(0).max(MONTHLY_TOKENS_MAX),
  apiKey: short(400),
});
export type OpenAiValues = z.infer<typeof OpenAiForm>;

export const resolve = zodResolver(OpenAiForm);
