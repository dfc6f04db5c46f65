import { sql } from 'drizzle-orm';
import { withdrawalMeasureTexts as m } from '@ieum/contract/site/withdrawals/measure-texts.ts';
import type { Measure } from '#kit/measure.ts';
import { withdrawals } from './tables.ts';

export const withdrawalMeasures: readonly Measure[] = [
  {
    kind: 'WITHDRAWALS',
    name: m.left,
    definition: m.leftDefinition,
    unit: m.unit,
    from: sql`${withdrawals}`,
    time: { at: sql`${withdrawals.withdrawnAt}` },
    splits: {
      KIND: {
        name: m.kind,
        key: sql`${withdrawals.userType}`,
        keys: { PERSON: m.PERSON, COMPANY: m.COMPANY },
      },
    },
  },
];
