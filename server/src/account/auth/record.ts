import { sql } from 'drizzle-orm';
import { sessionRecordTexts as m } from '@ieum/contract/account/auth/record-texts.ts';
import { maskAddress } from '#kit/masks.ts';
import { defineRecordSection } from '#kit/member-record.ts';
import { deviceOf } from './sessions/device.ts';
import { sessions } from './tables.ts';

interface Row {
  userAgent: string;
  address: string;
  isKept: boolean;
  isOpen: boolean;
}

/** The member's logins with their devices. */
export const sessionsRecordSection = defineRecordSection<Row>({
  kind: 'sessions',
  title: m.title,
  right: 'members.read',
  rows: ({ userId, now }) => sql`
    select ${sessions.id} as id, ${sessions.createdAt} as at, ${sessions.userAgent} as "userAgent",
      ${sessions.address} as address, ${sessions.isKept} as "isKept",
      ${sessions.endedAt} is null and ${sessions.expiresAt} > ${now.toISOString()}::timestamptz as "isOpen"
    from ${sessions} where ${sessions.userId} = ${userId}`,
  present: ({ userAgent, address, isKept, isOpen }, { say }) => {
    const { system, browser } = deviceOf(userAgent);
    return {
      text: [system, browser].filter(Boolean).join(' · ') || say(m.unknown),
      detail: [maskAddress(address), isKept && say(m.stored)].filter(Boolean).join(' · '),
      state: { domain: 'session', value: isOpen ? 'OPEN' : 'ENDED' },
    };
  },
});
