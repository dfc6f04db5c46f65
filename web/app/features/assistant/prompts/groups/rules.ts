import { zodResolver } from '@hookform/resolvers/zod';
import { PromptGroupDraft } from '@ieum/contract/assistant/prompts/schemas.ts';
import { promptTexts } from '@ieum/contract/assistant/prompts/texts.ts';
import { PROMPTS_MAX } from '@ieum/contract/foundation/settings/enums.ts';
import { z } from 'zod';

const Groups = z.object({
  groups: z
    .array(PromptGroupDraft.extend({ value: z.string() }))
    .max(PROMPTS_MAX)
    .superRefine((groups, ctx) => {
      groups.forEach(({ text }, index) => {
        if (groups.findIndex((other) => other.text === text) < index)
          ctx.addIssue({ code: 'custom', path: [index, 'text'], message: promptTexts.groupNameTaken.key });
      });
    }),
});
export type GroupsValues = z.infer<typeof Groups>;

export const resolveGroups = zodResolver(Groups);
