import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { applications } from '#hiring/applications/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { addDays, daysBetween, startOfSeoulDay } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { one } from '#kit/db/rows.ts';
import { aPersonWithResume, aRecruitmentRow, apply } from '../../../test/hiring.ts';
import { aRecruitment } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { periodsOf } from './counted-days.ts';
import { overviewOf } from './recruitment-overview.ts';
import { sharesOf } from './shares.ts';
import { applicationDays, changedApplicationDays } from './tables.ts';

/** Long ago, so that all applications of these days are this file's. */
const FIRST = '2011-03-01';
const period = { from: FIRST, to: addDays(FIRST, 19) };
const stages = ['IS_APPLIED', 'ON_PENDING', 'ON_MEETING', 'ON_RECRUIT', 'ELIMINATED'] as const;
const types = ['REGULAR', 'CONTRACT', 'INTERNSHIP'] as const;

let world: World;
let company: TestActor;
let model: typeof applications.$inferSelect;
let recruitmentIds: string[];

beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany();
  const { _id } = await apply(world, await aPersonWithResume(world), await aRecruitment(world, company));
  model = one(await world.db.select().from(applications).where(eq(applications.id, _id)));
  const rows = [
    await aRecruitmentRow(world, company, { types: ['REGULAR'] }),
    await aRecruitmentRow(world, company, { types: ['CONTRACT', 'INTERNSHIP'] }),
    await aRecruitmentRow(world, company, { types: [] }),
  ];
  recruitmentIds = rows.map(({ id }) => id);
});

const count = () => world.app.jobs.runNow('count-applications');

/** Figures of each employment type; those of one company are always counted from its applications. */
async function figuresOf(companyId?: string) {
  const figures: unknown[] = [];
  for (const employmentType of [undefined, ...types]) {
    const scope = { employmentType, companyId };
    figures.push(await overviewOf(world.db, scope, period));
    figures.push(await sharesOf(world.db, { kind: 'TYPES', scope, period }));
  }
  return figures;
}

/** All applications of these days are this company's. */
const counted = () => figuresOf();
const fromApplications = () => figuresOf(company.company?.id);

const changedDays = async () => {
  const rows = await world.db.selectDistinct().from(changedApplicationDays);
  return rows.map(({ day }) => day).filter((day) => day >= period.from && day <= period.to);
};

const day = fc.integer({ min: 0, max: 19 }).map((n) => addDays(FIRST, n));
const place = fc.nat(50);
const fact = fc.record({
  day,
  stage: fc.constantFrom(...stages),
  recruitment: fc.nat(2),
  months: fc.constantFrom(0, 12, 40, 80, 200),
  address: fc.constantFrom('', '서울 강남구', '부산 해운대구', '경기 성남시'),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), facts: fc.array(fact, { minLength: 1, maxLength: 12 }) }),
  fc.record({ kind: fc.constant('move' as const), place, stage: fc.constantFrom(...stages) }),
  fc.record({ kind: fc.constant('apply again' as const), place, day }),
  fc.record({ kind: fc.constant('remove' as const), place }),
  fc.record({
    kind: fc.constant('retype' as const),
    recruitment: fc.nat(2),
    types: fc.subarray([...types]),
  }),
  fc.record({ kind: fc.constant('count' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Fact = typeof fact extends fc.Arbitrary<infer F> ? F : never;

const columnsOf = (stage: (typeof stages)[number]) => ({
  stage,
  positiveStage: stage === 'ELIMINATED' ? ('ON_PENDING' as const) : stage,
  status: stage === 'ON_RECRUIT' ? ('ON_RECRUIT' as const) : ('IS_APPLIED' as const),
  recruitedAt: stage === 'ON_RECRUIT' ? world.clock.now() : null,
});

async function add(facts: readonly Fact[]): Promise<void> {
  for (const { day: applied, stage, recruitment, months, address } of facts) {
    if (!model.card) throw new Error('an application has a card');
    const person = await world.aPerson();
    const summary = { ...model.card.summary, careerMonths: months };
    const {
      career: _,
      careerMonths: _m,
      education: _e,
      languages: _l,
      certifications: _c,
      ...columns
    } = model;
    await world.db.insert(applications).values({
      ...columns,
      ...columnsOf(stage),
      id: newId(),
      personId: person.user.id,
      recruitmentId: recruitmentIds[recruitment] ?? '',
      card: { ...model.card, summary, address },
      appliedAt: startOfSeoulDay(applied),
    });
  }
}

const own = () =>
  world.db.select().from(applications).where(inArray(applications.recruitmentId, recruitmentIds));

async function run(taken: Step): Promise<void> {
  if (taken.kind === 'count') return count();
  if (taken.kind === 'add') return add(taken.facts);
  if (taken.kind === 'retype') {
    const id = recruitmentIds[taken.recruitment] ?? '';
    await world.db.update(recruitments).set({ types: taken.types }).where(eq(recruitments.id, id));
    return;
  }
  const rows = await own();
  const row = rows[taken.place % Math.max(1, rows.length)];
  if (!row) return;
  const isIt = eq(applications.id, row.id);
  if (taken.kind === 'remove') await world.db.delete(applications).where(isIt);
  if (taken.kind === 'move') await world.db.update(applications).set(columnsOf(taken.stage)).where(isIt);
  if (taken.kind === 'apply again')
    await world.db
      .update(applications)
      .set({ appliedAt: startOfSeoulDay(taken.day) })
      .where(isIt);
}

describe('the days of applications that are counted at night', () => {
  test('give the same figures as the applications, whatever changes between two nights', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        await world.db.delete(applications).where(inArray(applications.recruitmentId, recruitmentIds));
        for (const taken of steps) await run(taken);
        expect(await counted()).toEqual(await fromApplications());
        await count();
        expect(await counted()).toEqual(await fromApplications());
      }),
      { numRuns: 12 },
    );
  });

  test('are read instead of the applications, until one of them changes', async () => {
    const applied = addDays(FIRST, 3);
    await add([{ day: applied, stage: 'ON_MEETING', recruitment: 0, months: 0, address: '' }]);
    expect(await changedDays()).toContain(applied);
    await count();
    expect(await changedDays()).toEqual([]);
    const appliedOn = async () => {
      const { days } = await overviewOf(world.db, {}, period);
      return days.find(({ date }) => date === applied)?.applied;
    };
    const before = (await appliedOn()) ?? 0;
    await world.db
      .update(applicationDays)
      .set({ count: sql`${applicationDays.count} + 1000` })
      .where(eq(applicationDays.day, applied));
    expect(await appliedOn()).toBeGreaterThan(before);
    const isOwn = inArray(applications.recruitmentId, recruitmentIds);
    await world.db.update(applications).set(columnsOf('ON_PENDING')).where(isOwn);
    expect(await appliedOn()).toBe(before);
    await count();
    expect(await counted()).toEqual(await fromApplications());
  });

  test('are counted once by two runs at the same time', async () => {
    await add([{ day: addDays(FIRST, 5), stage: 'IS_APPLIED', recruitment: 1, months: 40, address: '' }]);
    await Promise.allSettled([count(), count()]);
    expect(await counted()).toEqual(await fromApplications());
  });

  test('days are grouped into the fewest periods', () => {
    const days = daysBetween('2026-02-27', '2026-03-02');
    expect(periodsOf(['2026-03-09', ...days.toReversed(), '2026-03-01'])).toEqual([
      { from: '2026-02-27', to: '2026-03-02' },
      { from: '2026-03-09', to: '2026-03-09' },
    ]);
  });
});
