import type { z } from 'zod';
import type {
  PromptGroup,
  PromptGroupDraft,
  PromptGroups,
} from '@ieum/contract/assistant/prompts/schemas.ts';
import { promptTexts as m } from '@ieum/contract/assistant/prompts/texts.ts';
import { changeSetting, readSetting, readSettingForUpdate } from '#foundation/settings/public.ts';
import type { AdministratorContext, Db } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { recordAudit } from './audit.ts';
import { countByGroup } from './queries.ts';

type Setting = Pick<Awaited<ReturnType<typeof readSetting>>, 'chatPromptGroups' | 'version'>;
type Draft = z.output<typeof PromptGroupDraft>;

const presentGroups = (
  { chatPromptGroups, version }: Setting,
  counts: ReadonlyMap<string, number>,
): PromptGroups => {
  const groups = chatPromptGroups.map(({ text, value }) => ({ text, value, count: counts.get(value) ?? 0 }));
  const grouped = groups.reduce((sum, { count }) => sum + count, 0);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { groups, ungrouped: all - grouped, version };
};

/** The groups with the number of their prompts. */
export async function readGroups(db: Db): Promise<PromptGroups> {
  const [setting, counts] = await Promise.all([readSetting(db), countByGroup(db)]);
  return presentGroups(setting, counts);
}

/** Saves the groups in their order; 409 when one that has prompts is missing, or others changed them since. */
export async function saveGroups(
  ctx: AdministratorContext,
  { groups: drafts, version: seen }: { groups: readonly Draft[]; version?: number | undefined },
): Promise<PromptGroups> {
  const before = await readSettingForUpdate(ctx.db, ctx.now);
  const counts = await countByGroup(ctx.db);
  await rejectOutdated({ seen, current: before.version }, () => presentGroups(before, counts));
  const groups = fromDrafts(drafts);
  const values = new Set(groups.map(({ value }) => value));
  const isLost = ({ value }: PromptGroup) => !values.has(value) && (counts.get(value) ?? 0) > 0;
  if (before.chatPromptGroups.some(isLost)) throw new AppError('conflict', m.groupInUse);
  const after = await changeSetting(ctx, before, { chatPromptGroups: groups });
  const subject = { subjectType: 'chatPromptGroup' as const, subjectId: null, subjectName: '' };
  await recordAudit(ctx, { action: 'chat-prompts.groups', ...subject });
  return presentGroups(after, counts);
}

/** A new group has its name as value, as long as no other group has it. */
function fromDrafts(drafts: readonly Draft[]): PromptGroup[] {
  const values = drafts.flatMap(({ value }) => value || []);
  const taken = new Set(values);
  const names = new Set<string>();
  if (taken.size < values.length) throw invalidAt('groups', m.groupNameTaken);
  return drafts.map(({ text, value }, index) => {
    if (names.has(text)) throw invalidAt(`groups.${index}.text`, m.groupNameTaken);
    names.add(text);
    if (value) return { text, value };
    const own = taken.has(text) ? newId() : text;
    taken.add(own);
    return { text, value: own };
  });
}
