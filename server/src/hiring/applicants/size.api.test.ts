import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { apply, aRecruitmentRow } from '../../../test/hiring.ts';
import { theWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const SIZE = 5000;
const ENOUGH_MS = 250;
/** The best of several measurements, so that a busy machine does not decide. */
const TRIES = 5;

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
  for (let from = 1; from <= SIZE; from += 1000)
    await world.db.execute(sql`
      insert into users (id, username, password_hash, user_type, name, phone)
      select gen_random_uuid(), 'crowd' || ${id} || n, '', 'PERSON', '지원자', ${id} || n
      from generate_series(${from}::int, ${from + 999}::int) as n`);
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
  test(`returns its board, the next page of a column and its list within ${ENOUGH_MS} ms`, async () => {
    const { company, id } = await aPopularRecruitment();
    const url = `/api/v1/company/recruitments/${id}`;
    const timed = async (path: string) => {
      let [best, answer] = [Infinity, await world.call(company, 'GET', `${url}${path}`)];
      for (let i = 0; i < TRIES; i++) {
        const began = performance.now();
        answer = await world.call(company, 'GET', `${url}${path}`);
        best = Math.min(best, performance.now() - began);
      }
      return { json: answer.json(), milliseconds: best };
    };
    const board = await timed('/kanban');
    expect(board.json.kanban.applied).toMatchObject({ count: SIZE / 5 + 1 });
    expect(board.json.kanban.removed.applications).toHaveLength(30);
    const next = await timed(`/kanban?column=pending&after=${board.json.kanban.pending.next}`);
    expect(next.json.kanban.pending.applications).toHaveLength(30);
    expect(next.json.kanban.meeting).toMatchObject({ count: SIZE / 5, applications: [], next: null });
    const list = await timed('/applications?searchValue=홍길동&limit=100');
    expect(list.json.count).toBe(SIZE + 1);
    const times = [board, next, list].map(({ milliseconds }) => Math.round(milliseconds));
    expect(Math.max(...times), `board, page, list: ${times.join(', ')} ms`).toBeLessThan(ENOUGH_MS);
  });
});
