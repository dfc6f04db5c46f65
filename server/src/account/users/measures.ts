import { sql } from 'drizzle-orm';
import { userMeasureTexts as m } from '@ieum/contract/account/users/measure-texts.ts';
import type { Measure } from '#kit/measure.ts';
import { users } from './tables.ts';

export const userMeasures: readonly Measure[] = [
  {
    kind: 'SIGN_UPS',
    name: m.signUps,
    definition: m.signUpsDefinition,
    unit: m.unit,
    from: sql`${users}`,
    where: sql`${users.userType} is not null`,
    time: { at: sql`${users.createdAt}` },
    splits: {
      KIND: {
        name: m.kind,
        key: sql`${users.userType}`,
        keys: { PERSON: m.PERSON, COMPANY: m.COMPANY },
      },
      STATE: {
        name: m.state,
        key: sql`${users.status}`,
        keys: { ACTIVE: m.ACTIVE, BLOCKED: m.BLOCKED, WITHDRAWN: m.WITHDRAWN },
      },
    },
    rows: {
      right: 'members.read',
      id: sql`${users.id}`,
      name: sql`${users.username}`,
      linkTo: (id) => `/console/users/${id}`,
    },
  },
];
