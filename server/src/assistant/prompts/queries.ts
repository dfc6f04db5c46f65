import { and, asc, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import { PROMPTS_MAX } from '@ieum/contract/assistant/prompts/enums.ts';
import type { ChatPrompt, PromptGroup } from '@ieum/contract/assistant/prompts/schemas.ts';
import { readSetting } from '#foundation/settings/public.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, readSort, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { needleOf } from '#kit/search/ngrams.ts';
import { chatPrompts, type ChatPromptRow } from './tables.ts';
import { presentPrompt } from './wire.ts';

async function groupValues(db: Db): Promise<string[]> {
  return (await readSetting(db)).chatPromptGroups.map(({ value }) => value);
}

/** Reads the suggestions of the chat: the groups in their order, and their active prompts by group and place. */
export async function readSuggestions(db: Db): Promise<{ prompts: ChatPrompt[]; groups: PromptGroup[] }> {
  const [{ chatPromptGroups: groups }, rows] = await Promise.all([
    readSetting(db),
    db
      .select()
      .from(chatPrompts)
      .where(eq(chatPrompts.isActive, true))
      .orderBy(asc(chatPrompts.position), asc(chatPrompts.id))
      .limit(PROMPTS_MAX),
  ]);
  const prompts = groups.flatMap(({ value }) => rows.filter(({ group }) => group === value));
  return { prompts: prompts.map(presentPrompt), groups };
}

/** The active prompts that the chat may suggest and answer with, by group and place. */
export const listActivePrompts = async (db: Db): Promise<ChatPrompt[]> => (await readSuggestions(db)).prompts;

const LAST_GROUP = 1000;
const SORTS = ['index'] as const;

/** By group and place; prompts whose group no longer exists are the last. */
function inOrder(groups: readonly string[], direction: 1 | -1): PageColumn<ChatPromptRow>[] {
  const { group, position, id } = chatPrompts;
  const place = sql`coalesce(array_position(${sql.param([...groups])}::text[], ${group}), ${LAST_GROUP}::int)`;
  const placeOf = (row: ChatPromptRow) => groups.indexOf(row.group) + 1 || LAST_GROUP;
  return [
    { by: place, direction, cast: 'integer', read: placeOf },
    { by: sql`${position}`, direction, cast: 'integer', read: (row) => row.position },
    { by: sql`${id}`, direction, cast: 'uuid', read: (row) => row.id },
  ];
}

const searched = sql`lower(${chatPrompts.query} || chr(10) || ${chatPrompts.reply})`;

/** Prompts whose question and reply together contain every word of a search. */
export const hasEveryWord = (searchValue: string | undefined): SQL | undefined =>
  and(...(needleOf(searchValue)?.words ?? []).map(({ text }) => sql`strpos(${searched}, ${text}) > 0`));

interface ConsoleFilter extends PageRequest {
  group?: string | undefined;
  ungrouped?: boolean | undefined;
  active?: boolean | undefined;
  searchValue?: string | undefined;
}

/** A page of the prompts in every state. */
export async function listPrompts(db: Db, filter: ConsoleFilter, header: string | undefined) {
  const { group, ungrouped, active, searchValue } = filter;
  const groups = await groupValues(db);
  const where = and(
    group ? eq(chatPrompts.group, group) : undefined,
    ungrouped ? notInArray(chatPrompts.group, groups) : undefined,
    active === undefined ? undefined : eq(chatPrompts.isActive, active),
    hasEveryWord(searchValue),
  );
  const columns = inOrder(groups, readSort(SORTS, header)[0]?.direction ?? 1);
  const [page, count] = await Promise.all([
    readPage(db.select().from(chatPrompts).$dynamic(), { where, columns, part: filter }),
    countUpToCap(db, sql`select 1 from ${chatPrompts} where ${where ?? sql`true`}`),
  ]);
  return { ...page, ...count };
}

/** All prompts of a group in their order. */
export const listOfGroup = (db: Db, group: string): Promise<ChatPromptRow[]> =>
  db
    .select()
    .from(chatPrompts)
    .where(eq(chatPrompts.group, group))
    .orderBy(asc(chatPrompts.position), asc(chatPrompts.id));

export async function findPrompt(db: Db, id: string): Promise<ChatPromptRow | undefined> {
  const [row] = await db.select().from(chatPrompts).where(eq(chatPrompts.id, id));
  return row;
}

/** Reads the same row and locks it for a write. */
export async function findPromptForUpdate(db: Db, id: string): Promise<ChatPromptRow | undefined> {
  const [row] = await db.select().from(chatPrompts).where(eq(chatPrompts.id, id)).for('update');
  return row;
}

/** How many prompts each group value has, also those that are no longer in the setting. */
export async function countByGroup(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ group: chatPrompts.group, count: sql<number>`count(*)::int` })
    .from(chatPrompts)
    .groupBy(chatPrompts.group);
  return new Map(rows.map(({ group, count }) => [group, count]));
}
