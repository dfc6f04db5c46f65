import { sql } from 'drizzle-orm';
import { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { applications } from '#hiring/applications/tables.ts';
import type { Db } from '#kit/context.ts';
import {
  countUpToCap,
  readPage,
  type PageColumn,
  type PageRequest,
  type SortKey,
} from '#kit/db/pagination.ts';
import { matching, type ApplicantFilter } from './filter.ts';
import { applicantColumns, type ApplicantRow } from '../queries.ts';

export const sortFields = ['appliedAt', 'name', 'stage'] as const;
export type SortField = (typeof sortFields)[number] | 'recruitedAt';

interface Part extends PageRequest {
  sort: readonly SortKey<SortField>[];
}

const stagesInOrder = sql`array[${sql.join(
  Object.values(ApplicationStage).map((stage) => sql.raw(`'${stage}'`)),
  sql`, `,
)}]`;

const sortings: Record<SortField | 'id', Omit<PageColumn<ApplicantRow>, 'direction'>> = {
  appliedAt: {
    by: sql`${applications.appliedAt}`,
    cast: 'timestamptz',
    read: ({ appliedAt }) => appliedAt.toISOString(),
  },
  recruitedAt: {
    by: sql`${applications.recruitedAt}`,
    cast: 'timestamptz',
    read: ({ recruitedAt }) => recruitedAt?.toISOString() ?? '',
  },
  name: {
    by: sql`${applications.personName} collate "C"`,
    cast: 'text',
    read: ({ personName }) => personName,
  },
  stage: {
    by: sql`array_position(${stagesInOrder}, ${applications.stage})`,
    cast: 'integer',
    read: ({ stage }) => Object.values(ApplicationStage).indexOf(stage) + 1,
  },
  id: { by: sql`${applications.id}`, cast: 'uuid', read: ({ id }) => id },
};

/** An order of applicants, made unique by the id. */
export function orderOf(sort: readonly SortKey<SortField>[]): PageColumn<ApplicantRow>[] {
  const keys = [...sort, { field: 'id' as const, direction: -1 as const }];
  return keys.map(({ field, direction }) => ({ ...sortings[field], direction }));
}

/** The applicants of a recruitment in an order; `before: 'end'` returns the last page. */
export async function listApplicants(db: Db, filter: ApplicantFilter, part: Part) {
  const where = matching(filter);
  const selection = db.select(applicantColumns).from(applications).$dynamic();
  const page = await readPage(selection, { where, columns: orderOf(part.sort), part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${applications} where ${where}`)) };
}
