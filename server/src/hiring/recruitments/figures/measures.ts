import { sql } from 'drizzle-orm';
import { employmentTypeTexts } from '@ieum/contract/hiring/recruitments/employment-type-labels.ts';
import { recruitmentMeasureTexts as m } from '@ieum/contract/hiring/recruitments/measure-texts.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { Measure } from '#kit/measure.ts';
import { recruitmentDays, recruitmentRemovals, recruitments } from '../tables.ts';

/** Deleted recruitments were published too. */
const published = sql`(
  select id, id as linked_id, company_id, subject, types, state, published_at from ${recruitments} where published_at is not null
  union all
  select recruitment_id, null, company_id, '', types, 'REMOVED', published_at from ${recruitmentRemovals}) published`;

export const recruitmentMeasures: readonly Measure[] = [
  {
    kind: 'POSTINGS',
    name: m.published,
    definition: m.publishedDefinition,
    unit: m.unit,
    from: published,
    time: { at: sql`published.published_at` },
    splits: {
      TYPE: {
        name: m.type,
        key: sql`(case when cardinality(published.types) > 1 then 'SEVERAL' else published.types[1] end)`,
        keys: { ...employmentTypeTexts, SEVERAL: m.SEVERAL },
      },
      STATE: {
        name: m.state,
        key: sql`published.state`,
        keys: {
          ON_GOING: m.ON_GOING,
          FINISHED: m.FINISHED,
          NO_SHOWN: m.NO_SHOWN,
          CANCELED: m.CANCELED,
          REMOVED: m.REMOVED,
        },
      },
    },
    rows: {
      right: 'recruitments.read',
      id: sql`published.id`,
      linkedId: sql`published.linked_id`,
      name: sql`published.subject`,
      company: sql`(select c.name from ${companies} c where c.id = published.company_id)`,
      linkTo: (id) => `/console/recruitment/${id}/statistics`,
    },
  },
  {
    kind: 'POSTING_VIEWS',
    name: m.views,
    definition: m.viewsDefinition,
    unit: m.times,
    from: sql`${recruitmentDays}`,
    time: { day: sql`${recruitmentDays.day}` },
    quantity: sql`${recruitmentDays.hits}`,
  },
];
