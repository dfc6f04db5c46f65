import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { apply, aRecruitmentRow } from '../../../test/hiring.ts';
import { theWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const SIZE = 5000;

/** Copies one application to many persons over all stages, as in a popular recruitment. */
async function aPopularRecruitment() {
  const company = await world.aCompany();
  const { id } = await aRecruitmentRow(world, company);
  const { _id: model } = await apply(world, await world.aPerson(), id);
  const columns = await world.db.execute(
    sql`select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
        where table_name = 'applications' and is_generated = 'NEVER' and column_name not in ('id', 'person_id', 'stage', 'status', 'rank', 'recruited_at')`,
  );
  const names = sql.raw(String(columns.rows[0]?.['names']));
  // A trigger stores by what each can be found, which takes longer than a statement may for all of them.
  for (let from = 1; from <= SIZE; from += 250)
    await world.db.execute(sql`
      insert into users (id, username, password_hash, user_type, name, phone)
      select gen_random_uuid(), 'crowd' || ${id} || n, '', 'PERSON', '지원자', ${id} || n
      from generate_series(${from}::int, ${from + 249}::int) as n`);
  await world.db.execute(sql`
    insert into applications (id, person_id, stage, status, rank, ${names})
    select gen_random_uuid(), user_id, stage, case stage when 'ON_RECRUIT' then 'ON_RECRUIT' else 'IS_APPLIED' end,
           'm' || lpad(number::text, 6, '0') || 'z', ${names}
    from (select id as user_id, number, (array['IS_APPLIED', 'ON_PENDING', 'ON_MEETING', 'ON_RECRUIT', 'ELIMINATED'])[1 + number % 5] as stage
          from (select id, row_number() over () as number from users where username like 'crowd' || ${id} || '%') as numbered) as crowd
    cross join (select ${names} from applications where id = ${model}) as model`);
  await world.db.execute(sql`analyze applications`);
  return { company, id };
}

describe(`a recruitment with ${SIZE} applicants`, () => {
  // How fast is measured by `npm run bench` as a ratio.
  test('returns its board, the next page of a column and its list a page at a time, counted exactly', async () => {
    const { company, id } = await aPopularRecruitment();
    const { kanban } = await world.api(company, applicants).kanban({ params: { _recruitment: id } });
    expect(kanban.applied).toMatchObject({ count: SIZE / 5 + 1 });
    expect(kanban.removed.applications).toHaveLength(30);
    const next = await world.api(company, applicants).kanban({
      params: { _recruitment: id },
      query: { column: 'pending', after: kanban.pending.next ?? undefined },
    });
    expect(next.kanban.pending.applications).toHaveLength(30);
    expect(next.kanban.meeting).toMatchObject({ count: SIZE / 5, applications: [], next: null });
    const list = await world
      .api(company, applicants)
      .list({ params: { _recruitment: id }, query: { searchValue: '홍길동', limit: 100 } });
    expect(list.count).toBe(SIZE + 1);
    expect(list.applications).toHaveLength(100);
  });
});
