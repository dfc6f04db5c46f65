import { sql } from 'drizzle-orm';
import type { Endpoint } from '../../contract/src/common/endpoint.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { rightBody } from '../lib/bodies.ts';
import { callerOf, nameOf, orderedEndpoints, paramsOf, pathWith } from '../lib/endpoint-calls.ts';
import { prepareTarget, type Target } from '../lib/target.ts';
import { answerOf, each, type Answer } from '../lib/http.ts';
import { schemaOf } from '../samples/samples.ts';
import type { Tenant } from '../lib/tenant.ts';
import { tablesOf } from '../lib/tables.ts';
import type { Options } from '../lib/world.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** One request of B with an id of A somewhere. */
interface Mutation {
  endpoint: Endpoint;
  where: string;
  path: string;
  options: Options;
}
type Send = (mutation: Mutation) => Promise<Answer>;

/** Every id in A's responses, and those of A's rows. */
async function idsOf({ world, a, shared }: Target, endpoints: readonly Endpoint[]): Promise<string[]> {
  const found = new Set<string>(Object.values(a.ids));
  for (const { user, company, sessionId } of [a.person, a.company, a.pending])
    for (const id of [user.id, company?.id, sessionId]) if (id) found.add(id);
  for (const endpoint of endpoints.filter(({ method, access }) => method === 'GET' && access !== 'console')) {
    const path = pathWith(endpoint, paramsOf(endpoint, a, shared));
    const { text } = await world.call(callerOf(endpoint, a, shared), 'GET', path);
    for (const [id] of text.matchAll(UUID)) found.add(id);
  }
  return [...found];
}

/** An adjacent id, as counting up or down would find. */
function neighboursOf(id: string): string[] {
  const last = Number.parseInt(id.slice(-6), 16);
  return [last + 1, last - 1].map(
    (near) => id.slice(0, -6) + (near & 0xffffff).toString(16).padStart(6, '0'),
  );
}

/** An object with one of its values, at any depth, replaced in turn. */
function replacements(value: unknown, id: string): unknown[] {
  if (typeof value === 'string' || value === null) return [id];
  if (Array.isArray(value)) return [[id], [...(value as unknown[]), id], ...inItems(value, id)];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, child]) =>
    replacements(child, id).map((changed) => ({ ...value, [name]: changed })),
  );
}

const inItems = (items: readonly unknown[], id: string) =>
  items.flatMap((item, n) => replacements(item, id).map((changed) => items.with(n, changed)));

/** Names under which a body may have an id, beside those it has. */
const ID_NAMES = [
  '_id',
  '_user',
  '_company',
  '_recruitment',
  '_application',
  '_file',
  '_profile',
  '_question',
];

/** Every place of B's request for an endpoint, with one id of A there. */
async function mutationsOf(
  endpoint: Endpoint,
  { b, shared, world }: Target,
  id: string,
): Promise<Mutation[]> {
  const params = paramsOf(endpoint, b, shared);
  const path = pathWith(endpoint, params);
  const options = await rightBody(endpoint, b, shared, world);
  const at = (where: string, input: Partial<Mutation>): Mutation => ({
    endpoint,
    where,
    path,
    options,
    ...input,
  });
  const queries = endpoint.query ? Object.keys(schemaOf(endpoint.query).properties ?? {}) : [];
  const inPath = Object.keys(params).map((name) =>
    at(`:${name}`, { path: pathWith(endpoint, { ...params, [name]: id }) }),
  );
  const all = Object.fromEntries(Object.keys(params).map((name) => [name, id]));
  const inQuery = [...queries, '_user', '_company'].map((name) =>
    at(`?${name}`, { path: `${path}?${name}=${id}` }),
  );
  const { body } = options;
  const isJson = typeof body === 'object' && body !== null && !Buffer.isBuffer(body);
  const inBody = isJson
    ? [...replacements(body, id), ...ID_NAMES.map((name) => ({ ...body, [name]: id }))].map((changed) =>
        at('body', { options: { body: changed } }),
      )
    : [];
  const headers = ['session', '_user', 'x-user-id'].map((name) =>
    at(`header ${name}`, { options: { ...options, headers: { ...options.headers, [name]: id } } }),
  );
  return [
    ...inPath,
    ...(inPath.length > 1 ? [at('every param', { path: pathWith(endpoint, all) })] : []),
    ...inQuery,
    ...inBody,
    ...headers,
  ];
}

/** Every row of A, by its table and id, without the columns that others may change. */
async function rowsOf(
  { db }: Target['world'],
  { person, company, pending }: Tenant,
): Promise<Map<string, string>> {
  const owners = [person.user.id, company.user.id, company.company.id, pending.user.id, pending.company.id];
  const rows = new Map<string, string>();
  for (const name of await tablesOf(db)) {
    const found = await db.execute(
      sql`select to_jsonb(t) - array['hits', 'updated_at', 'last_used_at', 'read_at', 'seen_at'] as row from ${sql.identifier(name)} t
        where t::text like any (array[${sql.join(
          owners.map((id) => sql`${`%${id}%`}`),
          sql`, `,
        )}])`,
    );
    for (const { row } of found.rows as { row: Record<string, unknown> }[]) {
      const text = JSON.stringify(row);
      rows.set(`${name} ${typeof row['id'] === 'string' ? row['id'] : text}`, text);
    }
  }
  return rows;
}

/** Tables where rows of A come and go automatically over time. */
const RESTLESS = /^(outbox|messages|visits|spent_seals|recruitment_hits|notifications) /;

function lostOf(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before].flatMap(([key, text]) => {
    if (RESTLESS.test(key) || after.get(key) === text) return [];
    return [`${key.slice(0, 60)} ${after.has(key) ? differenceOf(text, after.get(key) ?? '') : 'is gone'}`];
  });
}

function differenceOf(before: string, after: string): string {
  const [one, two] = [before, after].map((text) => JSON.parse(text) as Record<string, unknown>);
  return Object.keys(one ?? {})
    .filter((name) => JSON.stringify(one?.[name]) !== JSON.stringify(two?.[name]))
    .map((name) => `${name} ${JSON.stringify(one?.[name])} → ${JSON.stringify(two?.[name])}`.slice(0, 120))
    .join(', ');
}

async function sendAll(mutations: readonly Mutation[], send: Send, secrets: readonly string[], tally: Tally) {
  await each(mutations, 12, async (mutation) => {
    const answer = await send(mutation);
    const leaks = secrets.filter((word) => word !== '' && answer.text.includes(word));
    tally.check(
      // Twelve concurrent calls on one row of B may time out: they are asked to retry.
      (answer.status < 500 || answer.status === 503) && leaks.length === 0,
      () => `${nameOf(mutation.endpoint)} ${mutation.where}: ${answer.status} ${leaks.join(', ')}`,
    );
  });
}

export const attack: Attack = {
  id: 'A2',
  what: 'Every request of one tenant with every id from the other tenant’s responses, in path, query, body, nested body and header',
  goal: '0 texts of the other tenant read, 0 of its rows changed in ≥ 20,000 requests; adjacent ids find nothing',
  run: async ({ onPostgres, extent }) => {
    const target = await prepareTarget(await onPostgres());
    const { world, a, b, shared } = target;
    const endpoints = (await orderedEndpoints()).filter(
      ({ access, path, file }) =>
        access !== 'console' && !file && !/withdraw$|password|\/api\/auth\//.test(path),
    );
    const tally = createTally();
    const ids = await idsOf(target, endpoints);
    const before = await rowsOf(world, a);
    const send: Send = ({ endpoint, path, options }) =>
      world.call(callerOf(endpoint, b, shared), endpoint.method, path, options);
    const chosen = extent.isFull ? ids : ids.slice(0, 60);
    const near = Object.values(a.ids).flatMap(neighboursOf);
    for (const endpoint of endpoints) {
      const made = await Promise.all(chosen.map((id) => mutationsOf(endpoint, target, id)));
      const params = Object.keys(paramsOf(endpoint, b, shared));
      const guessed = params.length > 0 && endpoint.method === 'GET' ? near : [];
      const guesses = guessed.map((id) => ({
        endpoint,
        where: 'a neighbour',
        options: {},
        path: pathWith(endpoint, Object.fromEntries(params.map((name) => [name, id]))),
      }));
      await sendAll([...made.flat(), ...guesses], send, a.secrets, tally);
    }
    const lost = lostOf(before, await rowsOf(world, a));
    for (const what of lost) tally.check(false, () => `changed: ${what}`);
    tally.check(before.size > 30, () => `only ${before.size} rows of A`);
    tally.check(tally.runs() >= 20_000, () => `${tally.runs()} requests only`);

    // The weak stub returns and writes whatever row an id names.
    const weak = createTally();
    const [sample] = endpoints;
    const mutations = sample ? await mutationsOf(sample, target, a.ids.ownFile) : [];
    await sendAll(mutations, async () => answerOf(200, {}, Buffer.from(a.secrets.join())), a.secrets, weak);
    await world.db.execute(sql`update users set address1 = 'x' where id = ${a.person.user.id}::uuid`);
    const written = lostOf(before, await rowsOf(world, a));
    const figures = { endpoints: endpoints.length, ids: chosen.length, 'rows watched': before.size };
    return tally.outcome(figures, weak.failures() > 0 && written.length > lost.length);
  },
};
