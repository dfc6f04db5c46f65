import type { z } from 'zod';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { bounds } from '@ieum/contract/common/bounds.ts';
import type { Endpoint } from '@ieum/contract/common/endpoint.ts';
import { messages } from '@ieum/contract/foundation/messages/endpoints.ts';
import { audit } from '@ieum/contract/foundation/audit/endpoints.ts';
import { sessions } from '@ieum/contract/account/auth/session-endpoints.ts';
import { seoulDay } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { packCursor } from '#kit/db/pagination.ts';
import { listEndpoints } from '../../../scripts/lib/contract.ts';
import { fillings, leavesOf, nameOfPath, textsMissingIn, textsOf, withAt } from './texts.ts';
import { sent, writeEverything } from './writes.ts';
import { openWorld, type TestActor, type World } from '../world.ts';

/**
 * Whatever can be written can be read again: every text of every request at its maximum, through every
 * endpoint that reads.
 */
let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const endpoints = await listEndpoints();
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Files and PDFs have tests of their own; responses with tokens and codes contain nothing that was written.
 */
const UNREAD = /^\/api\/auth\/|^\/api\/session$|\/pdf$|\/files\/:_file$|^\/api\/v1\/addresses$/;
const reading = endpoints.filter(({ method, path }) => method === 'GET' && !UNREAD.test(path));

type Written = Awaited<ReturnType<typeof writeEverything>>;

const idOf = ({ _id }: { _id: string }) => _id;

async function idsOf(written: Written): Promise<Record<string, readonly string[]>> {
  const { admin, person, company, rejected, console } = written;
  return {
    _recruitment: [written.recruitmentId],
    _application: [written.applicationId],
    _company: [company.company?.id ?? ''],
    _user: [person.user.id, company.user.id, rejected.user.id],
    _terms: [console.termsId],
    version: ['1'],
    code: [console.code],
    ...Object.assign({}, ...written.modules.map(({ ids }) => ids)),
    _level: [console.levelId],
    _bookmark: [written.bookmarkId],
    _like: [written.bookmarkId],
    _message: (await world.api(admin, messages).list({ query: { _user: person.user.id } })).messages
      .slice(0, 3)
      .map(idOf),
    _log: (await world.api(admin, audit).list({ query: { limit: 30 } })).logs.slice(0, 3).map(idOf),
    _session: (await world.api(person, sessions).list()).sessions.slice(0, 3).map(idOf),
  };
}

function readerOf({ access, path }: Endpoint, written: Written): TestActor | undefined {
  if (access === 'anyone') return undefined;
  if (access === 'console') return written.admin;
  if (access === 'company' || access === 'approvedCompany' || /bookmarks|likes/.test(path))
    return written.company;
  return written.person;
}

const RECORD = '/api/console/users/:_user/record/:kind';
const listRecordKinds = () =>
  world.app.modules.modules.flatMap(({ record = [] }) => record.map(({ kind }) => kind));

/** The moment so many days from now, as an address has it. */
const momentIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** Every address of an endpoint about the rows. */
function urlsOf({ path, query, raw }: Endpoint, ids: Record<string, readonly string[]>): string[] {
  const year = seoulDay(new Date()).slice(0, 4);
  const { shape = {} } = (query as z.ZodObject | undefined) ?? {};
  const names = Object.keys(shape);
  const isPeriod = names.includes('until');
  const needsDays =
    !isPeriod && (shape['from'] as z.ZodType | undefined)?.safeParse(undefined).success === false;
  const requested = [
    ...(needsDays ? [`from=${year}-01-01&to=${year}-12-31`] : []),
    ...(isPeriod ? [`from=${momentIn(-5)}&until=${momentIn(25)}`] : []),
    ...(names.includes('token') ? ['token=unknown'] : []),
    ...(names.includes('reason') ? ['reason=why'] : []),
    ...(names.includes('right') ? ['right=members.read'] : []),
    ...(names.includes('ids') ? [`ids=${ids['_application']?.[0]},${newId()}`] : []),
    ...(names.includes('limit') && !raw ? ['limit=20'] : []),
    ...(names.includes('username') ? ['username=unknown'] : []),
    ...(names.includes('q') ? ['q=person'] : []),
    ...(names.includes('_user') ? [`_user=${ids['_user']?.[0]}`] : []),
  ];
  const isBanner = path.startsWith('/api/v1/banners/');
  const known: typeof ids = path.startsWith('/api/console/withdrawn-users/')
    ? {}
    : { ...ids, [RECORD]: listRecordKinds(), ...(isBanner && { code: ['main'] }) };
  const paths = [...path.matchAll(/:(\w+)/g)].reduce<string[]>(
    (made, { 0: part, 1: name = '', index }) => {
      const found = known[`${path.slice(0, index)}${part}`] ?? known[name] ?? [];
      return made.flatMap((one) => found.map((id) => one.replace(part, id)));
    },
    [path],
  );
  return paths.map((one) => [one, requested.join('&')].filter(Boolean).join('?'));
}

const FORGIVEN: Record<string, readonly number[]> = {
  // Persons have no recruitments, and companies no applications.
  [`GET ${RECORD}`]: [404],
  // One of the two that are compared is missing.
  'GET /api/v1/company/recruitments/:_recruitment/applications/compare': [404],
  // It finds a member by the whole username.
  'GET /api/v1/company/interviewers': [404],
  // Only the lecture's company and administrators read it.
  'GET /api/v1/lectures/:_lecture/attendance-codes': [403],
  'GET /api/v1/lectures/:_lecture/mutes': [403],
  'GET /api/v1/lectures/:_lecture/questions': [403],
  // Its secret is known to its member only.
  'GET /api/v1/calendar.ics': [404],
};

/** The row that a list must contain. */
const listedIn = (written: Written): Record<string, string | undefined> => ({
  ...Object.assign({}, ...written.modules.map(({ listed }) => listed)),
  'GET /api/console/users': written.person.user.id,
  'GET /api/console/withdrawn-users': written.leavingPerson.user.id,
  'GET /api/console/recruitments': written.recruitmentId,
  'GET /api/console/terms': written.console.termsId,
  'GET /api/console/levels': written.console.levelId,
  'GET /api/console/messages': written.person.user.id,
  'GET /api/v1/company/recruitments': written.recruitmentId,
  'GET /api/v1/company/recruitments/:_recruitment/applications': written.applicationId,
  'GET /api/v1/company/recruitments/:_recruitment/kanban': written.applicationId,
  'GET /api/v1/company/recruitments/:_recruitment/recruits': written.applicationId,
  'GET /api/v1/me/bookmarks': written.bookmarkId,
  'GET /api/v1/person/recruitment-applications': written.applicationId,
  'GET /api/v1/recruitments': written.recruitmentId,
});

/** Reads an address; returns whatever is wrong with the response. */
async function read(endpoint: Endpoint, url: string, written: Written): Promise<string[]> {
  const answer = await world.call(readerOf(endpoint, written), 'GET', url);
  const name = nameOf(endpoint);
  if (FORGIVEN[name]?.includes(answer.statusCode)) return [];
  if (answer.statusCode !== 200) return [`${name} ${answer.statusCode} ${answer.body.slice(0, 200)}`];
  if (endpoint.raw) return [];
  const row = listedIn(written)[name];
  if (row && !answer.body.includes(row)) return [`${name} lacks ${row}`];
  const asDeclared = endpoint.response.safeParse(answer.json());
  if (asDeclared.success) return [];
  return asDeclared.error.issues.map(({ path, message }) => `${name} ${path.join('.')} ${message}`);
}

describe.each(Object.entries(fillings))('texts of %s', (_, filling) => {
  test('are accepted up to their maximum and read again by every list, detail, mask and workbook', async () => {
    const logged = vi.spyOn(world.app.fastify.log, 'error');
    const written = await writeEverything(world, filling);
    const ids = await idsOf(written);
    const wrong = [];
    for (const endpoint of reading)
      for (const url of urlsOf(endpoint, ids)) wrong.push(...(await read(endpoint, url, written)));
    await written.console.undo();
    for (const { undo } of written.modules) await undo?.();
    expect(wrong).toEqual([]);
    const leftOut = logged.mock.calls.filter(([about]) =>
      (about as { where?: string }).where?.includes('left out'),
    );
    expect(leftOut).toEqual([]);
    logged.mockRestore();
  }, 300_000);

  test('give cursors that the next call accepts', () => {
    const cursor = packCursor([filling(bounds.name), filling(bounds.name), newId()]);
    expect(cursor.length).toBeLessThanOrEqual(bounds.cursor);
  });
});

describe('nothing is missing:', () => {
  const writing = endpoints.flatMap(({ body, ...rest }) =>
    body && textsOf(body).size > 0 ? [{ name: nameOf(rest as Endpoint), body }] : [],
  );

  test.each(writing.map(({ name, body }) => [name, body] as const))(
    '%s was sent with all its texts',
    (name, body) => {
      expect(textsMissingIn(body, sent.get(name) ?? [])).toEqual([]);
    },
  );
});

/** Texts that become an e-mail's subject, a file's name or a row of a list. */
const ONE_LINE =
  /(^|\.)(name|ceoName|subject|summary|email|website|postcode|address\d|companyName|position|issuer|institution\w+|choices\.\[\]|organization)$/;
const UNWRITTEN = /(?![\t\n\r])\p{Cc}/u;

describe('control characters', () => {
  const texts = endpoints.flatMap(({ body, ...rest }) => {
    const name = nameOf(rest as Endpoint);
    const known = body ? textsOf(body) : new Map<string, number>();
    return (sent.get(name) ?? []).flatMap((example) =>
      leavesOf(example)
        .filter((path) => known.has(nameOfPath(path)))
        .map((path) => ({ name: `${name} ${nameOfPath(path)}`, schema: body as z.ZodType, example, path })),
    );
  });

  test.each(['a\r\nBcc: b', 'a\u0007b', 'a\u0085b', 'a\u2028b', 'a\u202eb', 'a\u0000b'])(
    'in a text of one line are rejected with the error for them: %j',
    (text) => {
      const accepted = texts
        .filter(({ path }) => ONE_LINE.test(nameOfPath(path)))
        .filter(({ schema, example, path }) => {
          const result = schema.safeParse(withAt(example, path, text));
          const said = result.error?.issues.map(({ message }) => message) ?? [];
          return !said.some((key) => /^common\.notOneLine$|[eE]mailInvalid$|websiteInvalid$/.test(key));
        });
      expect(accepted.map(({ name }) => name)).toEqual([]);
    },
  );

  test('are removed from every text, except tabs and line breaks', () => {
    const through = texts.filter(({ schema, example, path }) => {
      const result = schema.safeParse(withAt(example, path, 'a\u0000\u0007\u001f\u007fb'));
      return result.success && leavesOf(result.data).some((at) => UNWRITTEN.test(textAt(result.data, at)));
    });
    expect(through.map(({ name }) => name)).toEqual([]);
  });
});

const textAt = (value: unknown, path: readonly (string | number)[]): string =>
  String(path.reduce<unknown>((current, key) => (current as Record<string, unknown>)[String(key)], value));
