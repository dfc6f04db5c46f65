import { asc, eq, gt } from 'drizzle-orm';
import { searchParameters } from '@ieum/contract/common/own-address.ts';
import type { Db } from '#kit/context.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import { type Eraser, type ErasureSubject } from '#kit/erasure.ts';
import { fold } from '#kit/search/ngrams.ts';
import { savedViews, type SavedViewRow } from './tables.ts';

/** Deletes their own saved views, and what names them in the views of administrators. */
export const eraseSavedViews: Eraser = async ({ db }, subject) => {
  await db.delete(savedViews).where(eq(savedViews.userId, subject.userId));
  const names = namesOf(subject);
  const views = readInBatches<SavedViewRow>((last, limit) => listViews(db, last?.id, limit));
  for await (const view of views) {
    const change = withoutNames(view, names, subject);
    if (change) await db.update(savedViews).set(change).where(eq(savedViews.id, view.id));
  }
};

/** All views, some for each administrator and list, locked so that no change of theirs is lost. */
const listViews = (db: Db, after: string | undefined, limit: number): Promise<SavedViewRow[]> =>
  db
    .select()
    .from(savedViews)
    .where(after ? gt(savedViews.id, after) : undefined)
    .orderBy(asc(savedViews.id))
    .limit(limit)
    .for('update');

/** Without spaces and hyphens, as a telephone number may be typed with them. */
const compact = (text: string): string => fold(text).replaceAll(/[\s-]/gu, '');

/** A name of one character occurs in every other text. */
const namesOf = ({ username, name, phone, email }: ErasureSubject): string[] =>
  [username, name, phone, email].map(compact).filter((text) => text.length > 1);

/** A view without a member's names; undefined when it has none. */
function withoutNames(
  { id, name, query }: SavedViewRow,
  names: readonly string[],
  subject: ErasureSubject,
): Partial<SavedViewRow> | undefined {
  const isNaming = (text: string) => names.some((one) => compact(text).includes(one));
  const parameters = new URLSearchParams(query);
  const naming = searchParameters.filter((parameter) => isNaming(parameters.get(parameter) ?? ''));
  if (naming.length === 0 && !isNaming(name)) return undefined;
  for (const parameter of naming) parameters.delete(parameter);
  return {
    ...(naming.length > 0 && { query: parameters.toString() }),
    // The end of its id keeps it apart from the other views of its list.
    ...(isNaming(name) && { name: `${subject.formerName} ${id.slice(-6)}` }),
  };
}
