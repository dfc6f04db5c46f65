import { beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { membersSearchSource } from '#account/users/search-source.ts';
import { companiesSearchSource } from '#hiring/companies/search-source.ts';
import type { Db } from '#kit/context.ts';
import { planOf } from '../../../test/plans/plan-of.ts';
import { theWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

/** The plan of the statement that a source sends, where sequential scans are the last resort. */
const planOfSource = (find: (db: Db) => Promise<unknown>): Promise<string> =>
  world.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return planOf(tx, find);
  });

test('members and companies are found by an index for each way', async () => {
  // Two indexes serve a username or a whole number equally well: the planner picks one by its statistics.
  const members = await planOfSource((db) =>
    membersSearchSource.find(db, { text: '01012345678', locale: 'ko' }),
  );
  for (const index of [/users_found_name/, /users_(found|sorted)_username/, /users_(found_)?phone/])
    expect(members).toMatch(index);
  expect(members).not.toContain('Seq Scan');
  const byLastDigits = await planOfSource((db) =>
    membersSearchSource.find(db, { text: '5678', locale: 'ko' }),
  );
  expect(byLastDigits).toContain('users_found_phone');
  const companies = await planOfSource((db) =>
    companiesSearchSource.find(db, { text: '한빛', locale: 'ko' }),
  );
  expect(companies.match(/companies_found/g)).toHaveLength(4);
  expect(companies).not.toContain('Seq Scan');
});
