import { zodResolver } from '@hookform/resolvers/zod';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { z } from 'zod';

const short = (max: number) => z.string().trim().max(max, commonTexts.tooLong.key);

/** The contract's draft with every field as text. */
const OpenAiForm = z.object({
  enabled: z.boolean(),
  organization: short(200),
  project: short(200),
  apiKey: short(400),
});
export type OpenAiValues = z.infer<typeof OpenAiForm>;

export const resolve = zodResolver(OpenAiForm);
