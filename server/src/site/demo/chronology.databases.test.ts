import { terms as termsContract } from '@ieum/contract/account/terms/endpoints.ts';
import { boards as boardsContract } from '@ieum/contract/content/boards/endpoints.ts';
import { manualRoles } from '@ieum/contract/content/boards/enums.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applications } from '#hiring/applications/tables.ts';
import { accessRecords } from '#foundation/audit/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { bookmarks } from '#hiring/bookmarks/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { resumes } from '#hiring/resumes/tables.ts';
import { users } from '#account/users/tables.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.app.modules.prepare();
});
afterAll(async () => {
  await world.app.close();
  await world.database.close();
});

type Moment = Date | null;
/** Ids of rows in which an effect is earlier than its cause. */
const untimely = (rows: readonly { id: string; earlier: Moment; later: Moment }[]): string[] =>
  rows.filter(({ earlier, later }) => earlier && later && later < earlier).map(({ id }) => id);

describe('the past of the demo', () => {
  test('nobody applied before the recruitment opened or after it closed', async () => {
    const rows = await world.db
      .select({ application: applications, recruitment: recruitments })
      .from(applications)
      .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
      .where(isNotNull(applications.appliedAt));
    expect(rows.length).toBeGreaterThan(80);
    const events = rows.flatMap(({ application: { id, appliedAt }, recruitment }) => [
      { id, earlier: recruitment.publishedAt, later: appliedAt },
      { id, earlier: recruitment.startsAt, later: appliedAt },
      { id, earlier: appliedAt, later: recruitment.endsAt },
      { id, earlier: appliedAt, later: recruitment.closedAt },
    ]);
    expect(untimely(events)).toEqual([]);
  });

  test('an application is opened and moved after it was sent, and each stage after the one before', async () => {
    const rows = await world.db.select().from(applications).where(isNotNull(applications.stage));
    const steps = rows.flatMap(({ id, appliedAt, viewedAt, pendingAt, meetingAt, recruitedAt, stagedAt }) => {
      const times = [appliedAt, pendingAt, meetingAt, recruitedAt].filter((time) => time !== null);
      const inOrder = times.map((later, i) => ({ id, earlier: times[i - 1] ?? null, later }));
      return [
        ...inOrder,
        { id, earlier: appliedAt, later: viewedAt },
        { id, earlier: viewedAt, later: stagedAt },
      ];
    });
    expect(untimely(steps)).toEqual([]);
  });

  test('every opened application has an access record of the company and a notification', async () => {
    const unread = await world.db
      .select({ id: applications.id })
      .from(applications)
      .leftJoin(
        accessRecords,
        and(
          eq(accessRecords.subjectId, applications.id),
          eq(accessRecords.personId, applications.personId),
          eq(accessRecords.createdAt, applications.viewedAt),
        ),
      )
      .where(sql`${applications.viewedAt} is not null and ${accessRecords.id} is null`);
    expect(unread).toEqual([]);
    const [person] = await world.db.select().from(users).where(eq(users.username, 'person'));
    const news = await world.db
      .select()
      .from(inboxItems)
      .where(and(eq(inboxItems.userId, person?.id ?? ''), sql`${inboxItems.kind} ilike '%viewed%'`));
    const records = await world.db
      .select()
      .from(accessRecords)
      .where(eq(accessRecords.personId, person?.id ?? ''));
    expect(news.length).toBeGreaterThan(0);
    expect(records.length).toBeGreaterThanOrEqual(news.length);
  });

  test('members and companies were created before their actions', async () => {
    const author = alias(users, 'author');
    const written = await world.db
      .select({ id: resumes.id, earlier: author.createdAt, later: resumes.createdAt })
      .from(resumes)
      .innerJoin(author, eq(author.id, resumes.userId));
    const applied = await world.db
      .select({ id: applications.id, earlier: resumes.createdAt, later: applications.appliedAt })
      .from(applications)
      .innerJoin(resumes, eq(resumes.userId, applications.personId));
    const published = await world.db
      .select({ id: recruitments.id, earlier: companies.decidedAt, later: recruitments.publishedAt })
      .from(recruitments)
      .innerJoin(companies, eq(companies.id, recruitments.companyId));
    const bookmarked = await world.db
      .select({ id: bookmarks.id, earlier: recruitments.publishedAt, later: bookmarks.createdAt })
      .from(bookmarks)
      .innerJoin(recruitments, eq(recruitments.id, bookmarks.recruitmentId));
    const rows = { written, applied, published, bookmarked };
    for (const all of Object.values(rows)) expect(all.length).toBeGreaterThan(0);
    expect(Object.entries(rows).filter(([, all]) => untimely(all).length > 0)).toEqual([]);
  });

  test('nothing happens in the future', async () => {
    const now = world.clock.now();
    const past: [name: string, PgColumn][] = [
      ['users', users.createdAt],
      ['resumes', resumes.updatedAt],
      ['applied', applications.appliedAt],
      ['staged', applications.stagedAt],
      ['published', recruitments.publishedAt],
      ['closed', recruitments.closedAt],
      ['read', accessRecords.createdAt],
      ['notified', inboxItems.createdAt],
      ['bookmarked', bookmarks.createdAt],
    ];
    const counts = past.map(async ([name, column]) => {
      const query = world.db.select({ count: sql<number>`count(*)::int` }).from(column.table);
      const [row] = await query.where(sql`${column} > ${now}`);
      return [name, row?.count] as const;
    });
    expect(await Promise.all(counts)).toEqual(past.map(([name]) => [name, 0]));
  });
});

describe('what the demo announces', () => {
  const visitor = undefined;
  const DAYS_15 = 15 * 24 * 60 * 60;

  test('the next version of the privacy policy is planned, and comes into force on its day', async () => {
    const listStates = async () => {
      const { versions } = await world
        .api(visitor, termsContract)
        .listPublished({ params: { code: 'privacy' } });
      return versions.map(({ state, note }) => [state, note !== '']);
    };
    expect(await listStates()).toEqual([
      ['PLANNED', true],
      ['PRESENT', false],
    ]);
    world.clock.advance(DAYS_15);
    await world.app.jobs.runNow('enforce-terms');
    expect(await listStates()).toEqual([
      ['PRESENT', true],
      ['PAST', false],
    ]);
    world.clock.reset();
  });

  test('the manuals of sellers and buyers are read and downloaded by visitors', async () => {
    for (const role of manualRoles) {
      const posts = world.api(visitor, boardsContract);
      const { boards } = await posts.list({ query: { code: `manual-${role}` } });
      const { board } = await posts.find({ params: { _board: boards[0]?._id ?? '' } });
      expect(board.content).toContain('<h2>');
      const file = await world.call(visitor, 'GET', board.files[0]?.url ?? '');
      expect(file.headers['content-type']).toBe('application/pdf');
    }
  });
});
