import { sql } from 'drizzle-orm';
import { messageMeasureTexts as m } from '@ieum/contract/foundation/messages/measure-texts.ts';
import type { Measure } from '#kit/measure.ts';
import { messages } from './tables.ts';

export const messageMeasures: readonly Measure[] = [
  {
    kind: 'MESSAGES',
    name: m.queued,
    definition: m.queuedDefinition,
    unit: m.unit,
    right: 'messages.read',
    from: sql`${messages}`,
    time: { at: sql`${messages.createdAt}` },
    splits: {
      CHANNEL: {
        name: m.channel,
        key: sql`case when ${messages.route} = 'ALIMTALK' then 'ALIMTALK' else ${messages.channel} end`,
        keys: { SMS: m.SMS, ALIMTALK: m.ALIMTALK, EMAIL: m.EMAIL },
      },
      STATE: {
        name: m.state,
        key: sql`${messages.state}`,
        keys: { QUEUED: m.QUEUED, SENT: m.SENT, FAILED: m.FAILED, WITHHELD: m.WITHHELD },
      },
    },
  },
];
