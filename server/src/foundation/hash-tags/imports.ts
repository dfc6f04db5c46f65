import { asc, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { hashTagImportTexts as m } from '@ieum/contract/foundation/hash-tags/import-texts.ts';
import { HashTagDraft } from '@ieum/contract/foundation/hash-tags/schemas.ts';
import { defineImportable, type Comparison } from '#foundation/imports/public.ts';
import type { AdministratorContext, Db } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { saveTexts } from '#kit/search/save-texts.ts';
import { searchableTextOf, named } from './changes.ts';
import { keyOf } from './hangul-letters.ts';
import { HASH_TAGS_TAG } from './routes.ts';
import { hashTags, searchedHashTags, type HashTagRow } from './tables.ts';
import { fromDraft } from './wire.ts';

type Row = z.output<typeof HashTagDraft>;

/** The tags of these rows by their key, locked for a write if asked. */
async function findByKeys(
  db: Db,
  rows: readonly Row[],
  isLocking: boolean,
): Promise<Map<string, HashTagRow>> {
  const keys = rows.map(({ name }) => keyOf(name));
  const selection = db.select().from(hashTags).where(inArray(hashTags.key, keys)).orderBy(asc(hashTags.id));
  const found = await (isLocking ? selection.for('update') : selection);
  return new Map(found.map((tag) => [tag.key, tag]));
}

function compareOne({ name, index, isActive }: Row, before: HashTagRow | undefined): Comparison {
  if (!before) return { outcome: 'NEW', mark: '' };
  const isSame =
    name === before.name &&
    (index ?? before.position) === before.position &&
    (isActive ?? before.isActive) === before.isActive;
  return { outcome: isSame ? 'UNCHANGED' : 'CHANGED', mark: `${before.id}:${before.version}` };
}

async function writeAll({ db, now }: AdministratorContext, rows: readonly Row[]): Promise<void> {
  const found = await findByKeys(db, rows, true);
  const fresh = () => ({ id: newId(), position: 0, isActive: true, version: -1, createdAt: now });
  const values = rows.map(({ name, ...draft }) => {
    const before = found.get(keyOf(name)) ?? fresh();
    const change = { ...fromDraft(draft), ...named(name), version: before.version + 1, updatedAt: now };
    return { ...before, ...change };
  });
  const { name, key, letters, position, isActive, version, updatedAt } = hashTags;
  const columns = { name, key, letters, position, isActive, version, updatedAt };
  await db
    .insert(hashTags)
    .values(values)
    .onConflictDoUpdate({
      target: hashTags.id,
      set: Object.fromEntries(
        Object.entries(columns).map(([field, column]) => [field, sql.raw(`excluded.${column.name}`)]),
      ),
    });
  await saveTexts(db, searchedHashTags, values.map(searchableTextOf));
}

/** Hashtags from a workbook: the same tag whatever the case and the spaces of its name. */
export const hashTagImport = defineImportable({
  kind: 'hash-tags',
  right: 'content.write',
  schema: HashTagDraft,
  columns: {
    name: { title: m.name, about: m.nameAbout, example: m.nameExample, isRequired: true, width: 30 },
    index: { title: m.index, about: m.indexAbout, example: m.indexExample, isNumber: true },
    isActive: {
      title: m.isActive,
      about: m.isActiveAbout,
      example: m.active,
      choices: () => [
        { value: true, label: m.active },
        { value: false, label: m.inactive },
      ],
    },
  },
  keyColumn: 'name',
  keyOf: ({ name }) => keyOf(name),
  comparing:
    ({ isWriting }) =>
    async (db, rows) => {
      const found = await findByKeys(db, rows, isWriting);
      return rows.map((row) => compareOne(row, found.get(keyOf(row.name))));
    },
  write: writeAll,
  tags: [HASH_TAGS_TAG],
});
