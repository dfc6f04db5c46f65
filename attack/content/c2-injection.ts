import type { Endpoint } from '../../contract/src/common/endpoint.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { rightBody } from '../lib/bodies.ts';
import { callerOf, nameOf, orderedEndpoints, paramsOf, pathWith } from '../lib/endpoint-calls.ts';
import { prepareTarget, type Target } from '../lib/target.ts';
import { answerOf, each, type Answer } from '../lib/http.ts';
import { schemaOf } from '../samples/samples.ts';
import type { Options } from '../lib/world.ts';

const DELAY = 'pg_sleep(3)';
const SLOW_MS = 2500;

const cursor = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

/** Payloads that break out of a statement, a type, a path or a prototype. */
const payloads = [
  "'",
  "''",
  '"',
  '`',
  '\\',
  "\\'",
  ';',
  '--',
  "' or '1'='1",
  "' or 1=1--",
  '1 or 1=1',
  "') or ('1'='1",
  "'; drop table users; --",
  "' union select null--",
  "' union select password_hash from users--",
  '1; select pg_sleep(3)',
  `'||${DELAY}||'`,
  `' and 1=(select 1 from ${DELAY})--`,
  `1 and (select 1 from ${DELAY})=1`,
  `(select ${DELAY})`,
  `1;select ${DELAY}--`,
  `');select ${DELAY}--`,
  "' and extractvalue(1,1)--",
  "'::int",
  '1::text',
  '$1',
  '$$',
  '${1}',
  '{{7*7}}',
  '#{7*7}',
  '%',
  '%%',
  '_',
  '%_%',
  '*',
  '?',
  '[$ne]',
  '{"$gt":""}',
  '{"$where":"sleep(3000)"}',
  '$.a',
  '$[*]',
  '$.a ? (@ == 1)',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202E',
  '＇ or 1=1',
  '가'.repeat(300),
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '99999999999999999999',
  '0x10',
  'null',
  'true',
  '[]',
  '{}',
  '../../../etc/passwd',
  '<script>',
];
const sorts = [
  '{"createdAt":-1,"id;drop table users":1}',
  '{"createdAt; select pg_sleep(3)":1}',
  '{"createdAt":"desc; select pg_sleep(3)"}',
  '{"__proto__":1}',
  '{"constructor":1}',
  '{"createdAt":{"$gt":1}}',
  '[["createdAt",-1]]',
  '{"createdAt":-1',
  '{"name":1,"name":-1}',
  '{"toString":1}',
];
/** Cursors that this server never made. */
const cursors = [
  cursor('x'),
  cursor('x', 'y'),
  cursor('2020-01-01T00:00:00Z', 'y'),
  cursor(`2020-01-01'; select ${DELAY}--`, 'y'),
  cursor(0, '\u0000', 'x'),
  cursor('x', 'y', 'z'),
  cursor(1e308, 'infinity'),
  cursor('infinity', '00000000-0000-0000-0000-000000000000'),
  cursor(-1, 99_999_999_999, 'x'),
  cursor(null, null),
  cursor(null, null, null),
  cursor({}, []),
];

const SQL_WORDS =
  /syntax error|SQLSTATE|pg_catalog|relation "|invalid input syntax|drizzle|Failed query|\bat [\w/.]+\.ts:\d+/;

/** Describes the fault of the response to a payload; undefined when there is none. */
function wrongWith(answer: Answer): string | undefined {
  if (answer.status >= 500) return `${answer.status}`;
  if (SQL_WORDS.test(answer.text)) return 'reveals something of the database';
  if (answer.milliseconds > SLOW_MS) return `took ${Math.round(answer.milliseconds)} ms`;
  return undefined;
}

interface Try {
  endpoint: Endpoint;
  where: string;
  path: string;
  options: Options;
  payload: string;
}

const withQuery = (path: string, name: string, value: string) =>
  `${path}?${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`;

/** Every place of an endpoint with every payload that fits there. */
async function triesOf(endpoint: Endpoint, { a, shared, world }: Target): Promise<Try[]> {
  const params = paramsOf(endpoint, a, shared);
  const path = pathWith(endpoint, params);
  const options = await rightBody(endpoint, a, shared, world);
  const queries = endpoint.query ? Object.keys(schemaOf(endpoint.query).properties ?? {}) : [];
  const made = (where: string, values: readonly string[], call: (value: string) => Partial<Try>): Try[] =>
    values.map((payload) => ({ endpoint, where, path, options, payload, ...call(payload) }));
  return [
    ...queries.flatMap((name) =>
      made(`?${name}`, name === 'after' ? [...cursors, ...payloads.slice(0, 20)] : payloads, (value) => ({
        path: withQuery(path, name, value),
      })),
    ),
    ...Object.keys(params).flatMap((name) =>
      made(`:${name}`, payloads, (value) => ({
        path: pathWith(endpoint, { ...params, [name]: value.toWellFormed() }),
      })),
    ),
    ...(endpoint.headers && schemaOf(endpoint.headers).properties?.['sort']
      ? [
          ...made('sort', [...sorts, ...payloads.filter(isHeader)], (sort) => ({
            options: { headers: { sort } },
          })),
          ...made('limit', payloads.filter(isHeader), (limit) => ({ options: { headers: { limit } } })),
        ]
      : []),
    ...bodyTries(endpoint, options, made),
  ];
}

const isHeader = (value: string) => /^[\x20-\x7e]+$/.test(value);

/** Every text of a body replaced in turn, alternating all payloads. */
function bodyTries(
  endpoint: Endpoint,
  { body }: Options,
  made: (where: string, values: readonly string[], call: (value: string) => Partial<Try>) => Try[],
): Try[] {
  if (!endpoint.body || typeof body !== 'object' || body === null) return [];
  const schema = schemaOf(endpoint.body);
  const names = Object.keys(
    schema.properties ?? schema.anyOf?.[0]?.properties ?? schema.oneOf?.[0]?.properties ?? {},
  );
  const some = [
    '\u0000',
    "'; drop table users; --",
    `'||${DELAY}||'`,
    '가\u0000나',
    '\uD800',
    '99999999999999999999',
    '{"$gt":""}',
    '2999-12-31',
    '__proto__',
  ];
  return names.flatMap((name) =>
    made(`body.${name}`, some, (value) => ({ options: { body: { ...body, [name]: value } } })),
  );
}

async function sendAll(tries: readonly Try[], fire: (one: Try) => Promise<Answer>, tally: Tally) {
  await each(tries, 12, async (one) => {
    let answer = await fire(one);
    // A slow response counts when it is slow again.
    if (answer.milliseconds > SLOW_MS) answer = await fire(one);
    const wrong = wrongWith(answer);
    tally.check(
      !wrong,
      () =>
        `${nameOf(one.endpoint)} ${one.where} ${JSON.stringify(one.payload).slice(0, 60)}: ${wrong} ${answer.text.slice(0, 100)}`,
    );
  });
}

export const attack: Attack = {
  id: 'C2',
  what: 'Statements, types, cursors, sort orders and prototype names in every query, path, header and body',
  goal: '0 responses with 500, 0 texts of the database, 0 delays',
  run: async ({ onPostgres }) => {
    const target = await prepareTarget(await onPostgres());
    const { world, a, shared } = target;
    const endpoints = (await orderedEndpoints()).filter(
      ({ method, path }) => method !== 'DELETE' && !/withdraw$|password/.test(path),
    );
    const tries = (await Promise.all(endpoints.map((one) => triesOf(one, target)))).flat();
    const tally = createTally();
    const fire = ({ endpoint, path, options }: Try) =>
      world.call(callerOf(endpoint, a, shared), endpoint.method, path, options);
    await sendAll(tries, fire, tally);
    const alive = await world.call(undefined, 'GET', '/api/v1/terms');
    tally.check(alive.status === 200, () => 'the product does not serve any more');

    // The weak stub inserts its input into a statement.
    const weak = createTally();
    const stub = async ({ payload }: Try) =>
      payload.includes("'")
        ? answerOf(500, {}, Buffer.from('syntax error at or near'))
        : answerOf(200, {}, Buffer.from('{}'));
    await sendAll(tries.slice(0, 200), stub, weak);
    return tally.outcome(
      { endpoints: endpoints.length, payloads: payloads.length + sorts.length + cursors.length },
      weak.failures() > 0,
    );
  },
};
