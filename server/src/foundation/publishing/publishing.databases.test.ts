import { beforeAll, describe, expect, test } from 'vitest';
import { publishing } from '@ieum/contract/foundation/publishing/endpoints.ts';
import { notices } from '#content/notices/tables.ts';
import { seoulDay } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { theWorld, type World } from '../../../test/world.ts';
import { createPlannedChanges } from './planned-changes.ts';
import type { Publishable } from './publishable.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const notice: Publishable = {
  kind: 'notice',
  table: notices,
  columns: notices,
  tag: 'notices',
  shownBy: '/api/v1/center/notifications',
};
const MINUTE = 60_000;

async function plan(startsAt: Date | null, endsAt: Date | null, isActive = true) {
  const subject = `예약 ${newId()}`;
  const row = { subject, content: '', isActive, startsAt, endsAt, shownAt: world.clock.now() };
  await world.db.insert(notices).values(row);
  return subject;
}

const changesOf = () =>
  createPlannedChanges({
    db: world.db,
    publishables: () => [notice],
    onError: (error) => {
      throw error;
    },
  });

describe('planned changes', () => {
  test('a page is outdated from the moment at which content of its tag begins or ends', async () => {
    const now = world.clock.now().getTime();
    const begins = now + 5 * MINUTE;
    const ends = now + 9 * MINUTE;
    await plan(new Date(begins), new Date(ends));
    await plan(new Date(now + 7 * MINUTE), null, false);
    const changes = changesOf();
    expect(changes.isChanged(['notices'], now, now)).toBe(true);
    await changes.settle();
    expect(changes.isChanged(['notices'], now, now)).toBe(false);
    expect(changes.isChanged(['notices'], begins - 1, begins - 1)).toBe(false);
    expect(changes.isChanged(['notices'], begins - 1, begins)).toBe(true);
    expect(changes.isChanged(['notices'], begins, ends - 1)).toBe(false);
    expect(changes.isChanged(['recruitments'], 0, Infinity)).toBe(false);
    expect(changes.nextAfter(['notices'], begins)).toBe(ends);
  });

  test('a change that was planned by a write is known after it', async () => {
    const now = world.clock.now().getTime();
    const changes = changesOf();
    changes.isChanged(['notices'], now, now);
    await changes.settle();
    const begins = now + 2 * MINUTE + 1;
    await plan(new Date(begins), null);
    changes.invalidate(['notices']);
    expect(changes.isChanged(['notices'], now, now)).toBe(true);
    await changes.settle();
    expect(changes.isChanged(['notices'], begins - 1, begins)).toBe(true);
  });
});

test('the calendar lists what is shown within its days, and no drafts', async () => {
  const now = world.clock.now();
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * MINUTE);
  const soon = await plan(inDays(40), inDays(41));
  const draft = await plan(inDays(40), inDays(41), false);
  const later = await plan(inDays(50), null);
  const endless = await plan(null, null);
  const admin = await world.anAdministrator();
  const query = { from: seoulDay(inDays(40)), to: seoulDay(inDays(41)) };
  const { entries } = await world.api(admin, publishing).calendar({ query });
  const subjects = entries.map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining([soon, endless]));
  expect(subjects).not.toContain(draft);
  expect(subjects).not.toContain(later);
  expect(entries.find(({ subject }) => subject === soon)?.state).toBe('PLANNED');
});
