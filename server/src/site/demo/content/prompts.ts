import { createPrompt } from '#assistant/prompts/changes.ts';
import { saveGroups } from '#assistant/prompts/groups.ts';
import type { Db } from '#kit/context.ts';
import { asAdministrator, at, contextAt } from '../demo-context.ts';
import { demoPrompts } from './prompts.data.ts';

const WRITTEN_ON = -35;

/** Writes the suggested questions of the chat in their groups. */
export async function seedPrompts(
  db: Db,
  { administratorId, now }: { administratorId: string; now: Date },
): Promise<void> {
  const ctx = contextAt(db, asAdministrator(administratorId), at(now, WRITTEN_ON));
  await saveGroups(ctx, { groups: Object.keys(demoPrompts).map((text) => ({ text })) });
  for (const [group, prompts] of Object.entries(demoPrompts))
    for (const prompt of prompts) await createPrompt(ctx, { group, ...prompt });
}
