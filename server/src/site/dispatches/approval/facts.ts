import type { z } from 'zod';
import { Day } from '@ieum/contract/common/schemas.ts';
import { regionTexts } from '@ieum/contract/hiring/recruitments/labels.ts';
import type { GroupDraft } from '@ieum/contract/site/dispatches/drafts.ts';
import {
  conditionTexts,
  conditionValueTexts,
  messageFactTexts as m,
} from '@ieum/contract/site/dispatches/group-texts.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import { findLevel } from '#account/levels/public.ts';
import type { Fact } from '#foundation/approvals/public.ts';
import type { Db } from '#kit/context.ts';
import { maskName } from '#kit/masks.ts';
import { listMembers } from '../addressees.ts';

// Besides the text of a message, its approver sees who receives it.

const NAMED = 5;

const summary = (message: KeyedText, values: Record<string, string | number> = {}) => ({ message, values });

const purposeFact = (isAdvertising: boolean): Fact => ({
  name: m.purpose,
  value: summary(isAdvertising ? m.advertising : m.service),
});

/** The recipients of a message to chosen members: the first of them by their masked names. */
export async function messageFacts(
  db: Db,
  { addressees, isAdvertising }: { addressees: readonly string[]; isAdvertising: boolean },
): Promise<Fact[]> {
  const first = await listMembers(db, addressees.slice(0, NAMED));
  const names = first.map(({ name }) => maskName(name)).join(', ');
  const count = addressees.length - first.length;
  const value = count > 0 ? summary(m.others, { names, count }) : names;
  return [{ name: m.recipients, value }, purposeFact(isAdvertising)];
}

type Condition = keyof typeof conditionTexts;

const isDay = (value: string): boolean => Day.safeParse(value).success;

/** The value of a condition in words. */
async function valueOf(db: Db, name: Condition, value: string | boolean): Promise<Fact['value']> {
  if (typeof value === 'boolean') return summary(value ? conditionValueTexts.yes : conditionValueTexts.no);
  if (name === '_level') return (await findLevel(db, value))?.name ?? value;
  if (isDay(value)) return value.replaceAll('-', '.');
  if (name === 'region') return summary(regionTexts[value as keyof typeof regionTexts]);
  const named = Object.entries(conditionValueTexts).find(([key]) => key === value);
  return named ? summary(named[1]) : value;
}

/** The conditions of a message to a group. */
export async function groupFacts(
  db: Db,
  { group, isAdvertising }: Pick<z.infer<typeof GroupDraft>, 'group' | 'isAdvertising'>,
): Promise<Fact[]> {
  const conditions = Object.entries(group).filter(([, value]) => value !== undefined);
  const facts = await Promise.all(
    conditions.map(async ([name, value]): Promise<Fact> => {
      const condition = name as Condition;
      return { name: conditionTexts[condition], value: await valueOf(db, condition, value) };
    }),
  );
  const everybody: Fact = { name: m.recipients, value: summary(m.everyMember) };
  return [...(facts.length > 0 ? facts : [everybody]), purposeFact(isAdvertising)];
}
