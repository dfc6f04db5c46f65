import { sql } from 'drizzle-orm';
import { visitMeasureTexts as m } from '@ieum/contract/account/auth/measure-texts.ts';
import type { Measure } from '#kit/measure.ts';
import { visitDays } from '../tables.ts';

const counted = { from: sql`${visitDays}`, time: { day: sql`${visitDays.day}` }, unit: m.unit };

export const visitMeasures: readonly Measure[] = [
  {
    ...counted,
    kind: 'VISITS',
    name: m.visits,
    definition: m.visitsDefinition,
    quantity: sql`${visitDays.visits}`,
  },
  {
    ...counted,
    kind: 'SESSIONS',
    name: m.sessions,
    definition: m.sessionsDefinition,
    quantity: sql`${visitDays.sessions}`,
  },
];
