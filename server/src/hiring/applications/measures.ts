import { sql } from 'drizzle-orm';
import { applicationMeasureTexts as m } from '@ieum/contract/hiring/applications/measure-texts.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import type { Measure } from '#kit/measure.ts';
import { applications } from './tables.ts';
import { settledColumn } from './undoable.ts';

/** The measures of applications; the names of applicants are shown to their companies alone. */
export const applicationMeasures: readonly Measure[] = [
  {
    kind: 'APPLICATIONS',
    name: m.applied,
    definition: m.appliedDefinition,
    unit: m.unit,
    from: sql`${applications}`,
    where: sql`${applications.appliedAt} is not null`,
    time: { at: sql`${applications.appliedAt}` },
    splits: {
      STAGE: {
        name: m.stage,
        key: settledColumn('stage'),
        keys: {
          IS_APPLIED: m.IS_APPLIED,
          ON_PENDING: m.ON_PENDING,
          ON_MEETING: m.ON_MEETING,
          ON_RECRUIT: m.ON_RECRUIT,
          ELIMINATED: m.ELIMINATED,
        },
      },
    },
    rows: {
      right: 'recruitments.read',
      id: sql`${applications.id}`,
      linkedId: sql`${applications.recruitmentId}`,
      name: sql`(select r.subject from ${recruitments} r where r.id = ${applications.recruitmentId})`,
      company: sql`(select c.name from ${companies} c where c.id = ${applications.companyId})`,
      linkTo: (id) => `/console/recruitment/${id}/statistics`,
    },
  },
];
