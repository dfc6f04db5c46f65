import { and, sql } from 'drizzle-orm';
import { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import { applications } from '#applications/tables.ts';
import type { Db } from '#kit/context.ts';
import {
  afterCursor,
  countUpToCap,
  orderBy,
  packCursor,
  pageOf,
  unpackCursor,
  type OrderColumn,
  type SortKey,
} from '#kit/listing.ts';
import { matching, type ApplicantFilter } from './filter.ts';
import { applicantColumns, type ApplicantRow } from './queries.ts';

export const sortFields = ['appliedAt', 'name', 'stage'] as const;
export type SortField = (typeof sortFields)[number] | 'recruitedAt';

interface Part {
  sort: readonly SortKey<SortField>[];
  limit: number;
  skip: number;
  after?: string | undefined;
  before?: 'end' | undefined;
}

interface Sorting {
  column: Omit<OrderColumn, 'direction'>;
  read: (row: ApplicantRow) => string | number;
}

const stagesInOrder = sql`array[${sql.join(
  Object.values(ApplicationStage).map((stage) => sql.raw(`'${stage}'`)),
  sql`, `,
)}]`;

const sortings: Record<SortField | 'id', Sorting> = {
  appliedAt: {
    column: { by: sql`${applications.appliedAt}`, cast: 'timestamptz' },
    read: ({ appliedAt }) => appliedAt.toISOString(),
  },
  recruitedAt: {
    column: { by: sql`${applications.recruitedAt}`, cast: 'timestamptz' },
    read: ({ recruitedAt }) => recruitedAt?.toISOString() ?? '',
  },
  name: {
    column: { by: sql`${applications.personName} collate "C"`, cast: 'text' },
    read: ({ personName }) => personName,
  },
  stage: {
    column: { by: sql`array_position(${stagesInOrder}, ${applications.stage})`, cast: 'integer' },
    read: ({ stage }) => Object.values(ApplicationStage).indexOf(stage) + 1,
  },
  id: { column: { by: sql`${applications.id}`, cast: 'uuid' }, read: ({ id }) => id },
};

/** An order of applicants, made whole by the id. */
export function orderOf(sort: readonly SortKey<SortField>[]) {
  const keys = [...sort, { field: 'id' as const, direction: -1 as const }];
  return {
    columns: keys.map(({ field, direction }): OrderColumn => ({ ...sortings[field].column, direction })),
    valuesOf: (row: ApplicantRow) => keys.map(({ field }) => sortings[field].read(row)),
  };
}

/** The applicants of a posting in an order; `before: 'end'` answers the last page. */
export async function listApplicants(db: Db, filter: ApplicantFilter, part: Part) {
  const { sort, limit, skip, after } = part;
  const { columns, valuesOf } = orderOf(sort);
  const isLast = part.before === 'end';
  const isWanted = matching(filter);
  const rows = await db
    .select(applicantColumns)
    .from(applications)
    .where(and(isWanted, after ? afterCursor(columns, unpackCursor(after, columns.length)) : undefined))
    .orderBy(...orderBy(columns, isLast))
    .limit(isLast ? limit : limit + 1)
    .offset(isLast ? 0 : skip);
  const count = await countUpToCap(db, sql`select 1 from ${applications} where ${isWanted}`);
  if (isLast) return { rows: rows.toReversed(), next: null, ...count };
  return { ...pageOf(rows, limit, (row) => packCursor(valuesOf(row))), ...count };
}
