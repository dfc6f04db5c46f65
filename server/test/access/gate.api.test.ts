import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Access, Endpoint } from '@ieum/contract/common/endpoint.ts';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { users as usersContract } from '@ieum/contract/account/users/endpoints.ts';
import { sessions } from '@ieum/contract/account/auth/session-endpoints.ts';
import { newId } from '#kit/db/ids.ts';
import { secondFactors } from '#account/auth/tables.ts';
import { settings } from '#foundation/settings/tables.ts';
import { users } from '#account/users/tables.ts';
import { listEndpoints } from '../../../scripts/lib/contract.ts';
import { MISSING_IS_SUCCESS } from './access-cases.ts';
import { collectUntried } from './access-rows.ts';
import { oneOfEachKind, type Kind } from '../caller-kinds.ts';
import { theWorld, type TestActor, type World } from '../world.ts';

/** Generated from the contract: a caller without access is rejected before anything is read or parsed. */
const endpoints = await listEndpoints();
const guarded = endpoints.filter(({ access }) => access !== 'anyone');

let world: World;
let actors: Record<Kind, TestActor>;
beforeAll(async () => {
  world = await theWorld();
  actors = await oneOfEachKind(world);
});

const urlOf = ({ path }: Endpoint) => path.replace(/:\w+/g, newId());
const call = (endpoint: Endpoint, actor: TestActor | undefined) =>
  world.call(actor, endpoint.method, urlOf(endpoint), endpoint.method === 'GET' ? {} : { body: {} });

const strangers: Record<Access, readonly Kind[]> = {
  anyone: [],
  member: [],
  person: ['company', 'pending', 'console'],
  company: ['person', 'console'],
  approvedCompany: ['person', 'console'],
  console: ['person', 'company', 'pending'],
};

describe.each(guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('a visitor is asked to log in', async () => {
      const response = await call(endpoint, undefined);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'unauthenticated', message: '로그인 후 이용가능합니다' });
    });

    test.each(strangers[endpoint.access])('%s is rejected', async (kind) => {
      const response = await call(endpoint, actors[kind]);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'forbidden', message: '접근권한이 없습니다' });
    });

    if (endpoint.access !== 'approvedCompany') return;
    test('a company awaiting approval is rejected', async () => {
      const response = await call(endpoint, actors.pending);
      expect(response.statusCode).toBe(403);
      expect(response.json().code).toBe('approval_required');
    });
  },
);

describe('with a temporary password', () => {
  const places: Record<Access, string> = {
    anyone: 'person',
    member: 'person',
    person: 'person',
    company: 'company',
    approvedCompany: 'company',
    console: 'console',
  };
  const closed = guarded.filter(({ servesTemporaryPassword }) => !servesTemporaryPassword);

  test('only the endpoints for replacing it are open', async () => {
    const bound = { mustChangePassword: true };
    const [person, company, console] = [
      await world.aPerson(bound),
      await world.aCompany(),
      await world.anAdministrator(),
    ];
    for (const { user } of [company, console])
      await world.db.update(users).set(bound).where(eq(users.id, user.id));
    const kinds: Record<string, TestActor> = { person, company, console };
    const reported = [];
    for (const endpoint of closed) {
      const answer = await call(endpoint, kinds[places[endpoint.access]]);
      if (answer.statusCode !== 403 || answer.json().code !== 'password_change_required')
        reported.push(`${endpoint.method} ${endpoint.path} ${answer.statusCode}`);
    }
    expect(reported).toEqual([]);
    const open = guarded.filter(({ servesTemporaryPassword }) => servesTemporaryPassword);
    expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /api/v1/me',
      'PUT /api/v1/me/check-password',
      'PUT /api/v1/me/password',
    ]);
  });
});

describe('without the second factor that the installation requires', () => {
  const require = async (requiresSecondFactor: boolean) => {
    const setting = { id: 1, requiresSecondFactor };
    await world.db.insert(settings).values(setting).onConflictDoUpdate({ target: settings.id, set: setting });
  };
  const CODE = 'second_factor_setup_required';

  test('an administrator of any role can only set it up, and everyone else goes on', async () => {
    const admins = [await world.anAdministrator(), await world.anAdministrator('VIEWER')];
    await require(true);
    const reported = [];
    for (const endpoint of guarded) {
      if (endpoint.servesMissingFactor || !['member', 'console'].includes(endpoint.access)) continue;
      for (const admin of admins) {
        const answer = await call(endpoint, admin);
        const isClosed = answer.statusCode === 403 && [CODE, 'forbidden'].includes(answer.json().code);
        if (!isClosed) reported.push(`${endpoint.method} ${endpoint.path} ${answer.statusCode}`);
      }
    }
    expect(reported).toEqual([]);
    const [owner] = admins;
    expect((await world.answers(owner, members).list()).error().code).toBe(CODE);
    expect((await world.api(owner, usersContract).me()).user.mustSetUpSecondFactor).toBe(true);
    expect((await world.answers(actors.person, sessions).list()).statusCode).toBe(200);
    await world.db.insert(secondFactors).values({
      userId: owner?.user.id ?? '',
      secret: 'encrypted',
      confirmedAt: new Date(),
      createdAt: new Date(),
    });
    await world.app.modules.actors.drop(owner?.user.id ?? '');
    expect((await world.answers(owner, members).list()).statusCode).toBe(200);
    await require(false);
    const open = guarded.filter(({ servesMissingFactor }) => servesMissingFactor);
    expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /api/v1/me',
      'GET /api/v1/me/second-factor',
      'POST /api/v1/me/second-factor',
      'PUT /api/v1/me/second-factor',
    ]);
  });
});

const untried = await collectUntried();
const isForgiving = ({ method, path }: Endpoint) => untried[`${method} ${path}`] === MISSING_IS_SUCCESS;

describe.each(
  guarded
    .filter((endpoint) => endpoint.path.includes('/:') && !isForgiving(endpoint))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s of a row that is missing or not theirs', (_, endpoint) => {
  test('an admitted caller gets an error that reveals nothing, never an internal one', async () => {
    const kinds: Kind[] = ['person', 'company', 'console'];
    for (const kind of kinds.filter((one) => !strangers[endpoint.access].includes(one))) {
      const response = await call(endpoint, actors[kind]);
      expect([400, 403, 404, 415]).toContain(response.statusCode);
      expect(response.json().message).not.toMatch(/stack|select|error:/i);
    }
  });
});

describe('a value that the database cannot store', () => {
  const forged = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

  test('is an error of the caller, never an internal one', async () => {
    const tried = [
      [undefined, '/api/v1/recruitments?searchValue=a%00b'],
      [actors.person, `/api/v1/person/recruitment-applications?after=${forged('x', 'y')}`],
      [actors.console, `/api/console/withdrawn-users?after=${forged(1e308, 'infinity')}`],
    ] as const;
    for (const [actor, url] of tried) {
      const response = await world.call(actor, 'GET', url);
      expect({ url, status: response.statusCode }).not.toMatchObject({ status: 500 });
      expect(response.body).not.toMatch(/syntax|invalid input/);
    }
  });
});
