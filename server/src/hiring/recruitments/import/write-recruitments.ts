import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Work } from '#kit/context.ts';
import { recruitments, recruitmentContents, type RecruitmentRow } from '../tables.ts';
import { saveNgrams, textColumns } from '../searchable-text.ts';
import { SOURCE_NAME } from './alio-mapping.ts';
import type { Incoming } from './read-rows.ts';

const BATCH = 50;

/** A row with the recruitment it becomes. */
export interface RecruitmentToWrite {
  id: string;
  companyId: string;
  incoming: Incoming;
  state: RecruitmentRow['state'];
}

/** Decisions of administrators about a recruitment, from which the public state follows. */
const moderated = [
  'blockedAt',
  'blockedReason',
  'blockReply',
  'blockRepliedAt',
  'isCompanyHidden',
  'publicState',
];
const lasting = ['id', 'createdAt', 'publishedAt', 'version', 'hits', 'companyId', ...moderated];
/** For an existing recruitment, the source replaces every field that it has; the others are unchanged. */
const fromSource = (table: PgTable, stored: readonly string[]): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => !stored.includes(name))
      .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );

/** Inserts and updates recruitments with their texts, fifty in one statement. */
export async function writeRecruitments(
  { db, now }: Work,
  writings: readonly RecruitmentToWrite[],
): Promise<void> {
  const change = { ...fromSource(recruitments, lasting), version: sql`${recruitments.version} + 1` };
  const textChange = fromSource(recruitmentContents, ['recruitmentId']);
  for (let from = 0; from < writings.length; from += BATCH) {
    const batch = writings.slice(from, from + BATCH);
    await db
      .insert(recruitments)
      .values(batch.map((writing) => columnsOf(writing, now)))
      .onConflictDoUpdate({ target: recruitments.id, set: change });
    const texts = batch.map(textOf);
    await db
      .insert(recruitmentContents)
      .values(texts)
      .onConflictDoUpdate({ target: recruitmentContents.recruitmentId, set: textChange });
    await saveNgrams(db, texts);
  }
}

const columnsOf = ({ id, companyId, incoming, state }: RecruitmentToWrite, now: Date) => ({
  ...incoming.columns,
  id,
  companyId,
  state,
  sourceName: SOURCE_NAME,
  externalId: incoming.externalId,
  sourceHash: incoming.hash,
  publishedAt: incoming.columns.startsAt < now ? incoming.columns.startsAt : now,
  closedAt: state === 'FINISHED' ? incoming.columns.endsAt : null,
  closedReason: state === 'FINISHED' ? ('DEADLINE' as const) : null,
  createdAt: now,
  updatedAt: now,
});

const textOf = ({ id, incoming: { columns, content, companyName } }: RecruitmentToWrite) => ({
  recruitmentId: id,
  ...textColumns({ ...columns, address2: '', companyName, content }),
});
