import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Endpoint } from '../../contract/src/common/endpoint.ts';
import { createTally, type Attack } from '../lib/attack.ts';
import { rightBody } from '../lib/bodies.ts';
import { callerOf, nameOf, orderedEndpoints, paramsOf, pathWith } from '../lib/endpoint-calls.ts';
import { prepareTarget, type Target } from '../lib/target.ts';
import { changed, columnNames, privileges, tablesWith } from '../lib/tables.ts';

const WORD = 'ATTACKASSIGNED';
const NUMBER = 987_654_321;
const DAY = '2001-02-03T04:05:06.000Z';

/** Names of the specification besides the columns. */
const WIRE_NAMES = [
  '_user',
  '_company',
  '_person',
  '_owner',
  'scope',
  'point',
  'isApproved',
  'isSigned',
  'price',
];
/** Values that would grant rights. */
const rights = (b: Target['b']) => ({
  userType: 'COMPANY',
  isConsole: true,
  role: 'OWNER',
  scope: ['console'],
  status: 'BLOCKED',
  approval: 'APPROVED',
  isApproved: true,
  isPublic: true,
  isImage: true,
  mustChangePassword: false,
  userId: b.person.user.id,
  ownerId: b.person.user.id,
  personId: b.person.user.id,
  companyId: b.company.company.id,
  recruitmentId: b.ids.recruitment,
  _company: b.company.company.id,
  _user: b.person.user.id,
  publishedAt: DAY,
  appliedAt: DAY,
});

/** The names that a body may have anyway. */
function ownNames({ body }: Endpoint): Set<string> {
  const found = new Set<string>();
  const walk = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties } = schema as { properties?: Record<string, unknown> };
    for (const name of Object.keys(properties ?? {})) found.add(name);
    for (const child of Object.values(schema)) walk(child);
  };
  if (body) walk(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
  return found;
}

/** Adds the extra fields to an object and to every object inside. */
function spread(value: unknown, extras: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => spread(item, extras));
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.entries(value).map(([name, child]) => [name, spread(child, extras)]);
  return { ...extras, ...Object.fromEntries(inside) };
}

const countAdministrators = async ({ world }: Target): Promise<number> => {
  const { rows } = await world.db.execute(sql`select count(*)::int as n from users where is_console`);
  return Number(rows[0]?.['n']);
};

const decides = ({ path, method }: Endpoint) =>
  /status|approv|reject|level|password|withdraw|disclosure/.test(path) || method === 'DELETE';

export const attack: Attack = {
  id: 'A3',
  what: 'Every body with every column of the database added, at the top and inside',
  goal: '0 columns changed, 0 foreign values stored',
  run: async ({ onPostgres }) => {
    const target = await prepareTarget(await onPostgres());
    const { world, a, b, shared } = target;
    const names = [...(await columnNames(world.db)), ...WIRE_NAMES];
    const endpoints = (await orderedEndpoints()).filter((one) => one.body && !decides(one));
    const tally = createTally();
    const administrators = await countAdministrators(target);
    let [taken, added] = [0, 0];
    for (const endpoint of endpoints) {
      const known = ownNames(endpoint);
      const values = names.flatMap((name, i) => [[name, [WORD, NUMBER, true, DAY][i % 4]] as const]);
      const extras = Object.fromEntries(
        [...values, ...Object.entries(rights(b))].filter(([name]) => !known.has(name)),
      );
      const { body } = await rightBody(endpoint, a, shared, world);
      const before = await privileges(world.db);
      const path = pathWith(endpoint, paramsOf(endpoint, a, shared));
      const answer = await world.call(callerOf(endpoint, a, shared), endpoint.method, path, {
        body: spread(body, extras),
      });
      added += Object.keys(extras).length;
      if (answer.status === 200) taken += 1;
      const touched = endpoint.method === 'POST' ? [] : changed(before, await privileges(world.db));
      tally.check(
        answer.status < 500 && touched.length === 0,
        () =>
          `${nameOf(endpoint)} ${answer.status}: changed ${touched.join(', ')} ${answer.status >= 500 ? answer.text.slice(0, 200) : ''}`,
      );
    }
    for (const word of [WORD, String(NUMBER), '2001-02-03']) {
      const found = await tablesWith(world.db, word);
      tally.check(found.length === 0, () => `${word} was stored in ${found.join(', ')}`);
    }
    const granted = (await countAdministrators(target)) - administrators;
    tally.check(granted === 0, () => `${granted} became administrators`);

    // The weak stub stores whatever a body contains.
    await world.db.execute(sql`create table weak_stub (document jsonb)`);
    await world.db.execute(
      sql`insert into weak_stub values (${JSON.stringify({ memo: '', extra: WORD })}::jsonb)`,
    );
    const caught = (await tablesWith(world.db, WORD)).includes('weak_stub');
    return tally.outcome({ bodies: endpoints.length, 'bodies taken': taken, 'names added': added }, caught);
  },
};
