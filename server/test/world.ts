import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { Role } from '@ieum/contract/common/rights.ts';
import type { Endpoint } from '@ieum/contract/common/endpoint.ts';
import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import { TEXTING_UNDO_SECONDS } from '@ieum/contract/live/textings/enums.ts';
import { drainOutbox } from '#kit/jobs/outbox.ts';
import type { Db } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { morningAfter } from '#kit/quiet-hours.ts';
import { UNDO_MARGIN_SECONDS } from '#kit/undo-margin.ts';
import { sampleSearch } from '#platform/addresses/addresses.ts';
import { readEnv } from '#platform/env.ts';
import { memoryLimiter } from '#platform/limits/limits.ts';
import { localMail } from '#platform/delivery/mail.ts';
import { createPdfWorkers } from '#platform/pdf/workers.ts';
import { createPasswords } from '#platform/passwords.ts';
import { localSms } from '#platform/delivery/sms.ts';
import { localFanOut } from '#platform/sockets/sockets.ts';
import { folderStorage } from '#platform/files/storage-folder.ts';
import { openAiModel } from '#platform/language-model/openai.ts';
import { companies, type CompanyRow } from '#hiring/companies/tables.ts';
import { FAILURES_OF_ALL } from '#account/auth/log-in.ts';
import { sessions } from '#account/auth/tables.ts';
import { users, type UserRow } from '#account/users/tables.ts';
import { createApp } from '../src/app.ts';
import type { Database } from '#platform/database/database.ts';
import { answersOf, clientOf } from './api.ts';
import { openTestDatabase } from './test-database.ts';

export const PASSWORD = 'Secret!2026';

/** A caller: token, own address and own browser session. */
export interface TestActor {
  user: UserRow;
  company?: CompanyRow;
  token: string;
  sessionId: string;
  address: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}

let made = 0;
const nextAddress = () => {
  made += 1;
  return `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
};

let phones = Number(String(process.pid).slice(-4)) * 1000;
/** A telephone number that no other row of this run has. */
export const aPhone = () => {
  phones += 1;
  return `010${String(phones).padStart(8, '0').slice(-8)}`;
};
/** A username that no other row of this run has. */
export const aUsername = () => `u${newId().replaceAll('-', '').slice(-14)}`;

/** A clock that runs like the machine's until it is moved. */
function movableClock() {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (seconds: number) => {
      offset += seconds * 1000;
    },
    reset: () => {
      offset = 0;
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** The real application on a real, migrated database, with local adapters for everything outside. */
export async function openWorld(variables: NodeJS.ProcessEnv = {}) {
  const database = await openTestDatabase();
  const clock = movableClock();
  /** Tests run at any hour: the quiet hours are off unless a test turns them on. */
  const night = { isOn: false };
  const quietUntil = (now: Date) => (night.isOn ? morningAfter(now) : undefined);
  const ports = { ...localPorts(variables, clock), database, quietUntil };
  const app = await createApp(ports);
  await app.fastify.ready();
  const passwordHash = await ports.passwords.hash(PASSWORD);
  const { db } = database;

  const call = (actor: TestActor | undefined, method: Method, url: string, options: CallOptions = {}) =>
    app.fastify.inject(requestOf(actor, method, url, options));
  /** The endpoints of one module as functions: `world.api(actor, levels).create({ body: … })`. */
  const api = <E extends Record<string, Endpoint>>(actor: TestActor | undefined, endpoints: E) =>
    clientOf((method, url, options) => call(actor, method, url, options), endpoints);
  /** The same with the whole answer, also of a rejection: `(await world.answers(actor, levels).create({ … })).statusCode`. */
  const answers = <E extends Record<string, Endpoint>>(actor: TestActor | undefined, endpoints: E) =>
    answersOf((method, url, options) => call(actor, method, url, options), endpoints);
  const drain = drainer({ db, clock, app });
  /** Lets the undo time pass, and runs its jobs. */
  const settle = async () => {
    clock.advance(Math.max(UNDO_SECONDS, TEXTING_UNDO_SECONDS) + UNDO_MARGIN_SECONDS + 2);
    await drain();
  };
  const act = (user: UserRow, company?: CompanyRow) => signIn({ database, app, clock }, user, company);
  const actors = actorsOf({ db, passwordHash, act });
  return { ...ports, night, db, app, call, api, answers, drain, settle, act, ...actors, passwordHash };
}

/** Local adapters for everything outside but the database. */
function localPorts(variables: NodeJS.ProcessEnv, clock: ReturnType<typeof movableClock>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ieum-world-'));
  const fixed = { NODE_ENV: 'test', DATA_DIR: dataDir, TRUST_PROXY: 'loopback', DEMO: 'true' };
  const env = readEnv({ ...fixed, ...variables });
  return {
    env,
    clock,
    passwords: createPasswords(),
    pdfs: createPdfWorkers(),
    storage: folderStorage(join(dataDir, 'files')),
    fanOut: localFanOut(),
    limiter: memoryLimiter({ now: () => clock.now().getTime() }),
    sms: localSms(),
    addressSearch: sampleSearch(),
    languageModel: openAiModel({ baseUrl: env.openAiUrl }),
    mail: localMail(),
    onError: () => undefined,
    closeOthers: async () => undefined,
  };
}

const requestOf = (
  actor: TestActor | undefined,
  method: Method,
  url: string,
  options: CallOptions,
): InjectOptions => ({
  method,
  url,
  headers: {
    'x-forwarded-for': options.address ?? actor?.address ?? nextAddress(),
    ...(actor && { authorization: `Bearer ${actor.token}`, session: actor.sessionId }),
    ...options.headers,
  },
  ...(options.body !== undefined && { payload: options.body as InjectOptions['payload'] }),
});

interface Actors {
  db: Db;
  passwordHash: string;
  act: (user: UserRow, company?: CompanyRow) => Promise<TestActor>;
}

/** New accounts of each kind, logged in. */
function actorsOf({ db, passwordHash, act }: Actors) {
  async function aPerson(input: Partial<typeof users.$inferInsert> = {}) {
    return act(
      await insertUser(db, {
        passwordHash,
        userType: 'PERSON',
        name: '홍길동',
        gender: 'MALE',
        bornAt: '19900215',
        ...input,
      }),
    );
  }
  async function aCompany(input: Partial<typeof companies.$inferInsert> = {}) {
    const user = await insertUser(db, { passwordHash, userType: 'COMPANY', name: input.name ?? '한빛정밀' });
    const values = {
      userId: user.id,
      name: user.name,
      ceoName: '김대표',
      approval: 'APPROVED' as const,
      ...input,
    };
    const [company] = await db.insert(companies).values(values).returning();
    return { ...(await act(user, company)), company: company as CompanyRow };
  }
  const aPendingCompany = (input: Partial<typeof companies.$inferInsert> = {}) =>
    aCompany({ approval: 'PENDING', ...input });
  async function anAdministrator(role: Role = 'OWNER') {
    return act(await insertUser(db, { passwordHash, userType: null, isConsole: true, role, name: '관리자' }));
  }

  return { aPerson, aCompany, aPendingCompany, anAdministrator };
}

interface Drained {
  db: Db;
  clock: { now: () => Date };
  app: Awaited<ReturnType<typeof createApp>>;
}

/** Runs all jobs of the outbox and those that they emit; delayed jobs run when the clock is there. */
function drainer({ db, clock, app }: Drained) {
  type Send = Parameters<typeof drainOutbox>[2];
  const waiting: Parameters<Send>[] = [];
  const send: Send = async (job, task) => {
    if (task.notBefore && task.notBefore > clock.now()) waiting.push([job, task]);
    else await app.jobs.runNow(job, task.payload);
  };
  return async () => {
    do {
      for (const [job, task] of waiting.splice(0)) await send(job, task);
    } while ((await drainOutbox(db, app.jobs.subscriptions, send)) > 0);
    await app.modules.flush();
  };
}

async function insertUser(
  db: Db,
  input: Partial<typeof users.$inferInsert> & { passwordHash: string; name: string },
) {
  const values = { username: aUsername(), phone: aPhone(), email: 'user@example.com', ...input };
  const [user] = await db.insert(users).values(values).returning();
  return user as UserRow;
}

async function signIn(
  { database, app, clock }: Pick<Drained, 'app' | 'clock'> & { database: Database },
  user: UserRow,
  company?: CompanyRow,
): Promise<TestActor> {
  const sessionId = newId();
  const expiresAt = new Date(clock.now().getTime() + 24 * 60 * 60 * 1000);
  const address = nextAddress();
  await database.db
    .insert(sessions)
    .values({ id: sessionId, userId: user.id, isKept: false, userAgent: 'test', address, expiresAt });
  const { id: userId, userType, isConsole } = user;
  const token = await app.modules.tokens.sign({ userId, userType, isConsole, sessionId }, clock.now());
  return { user, ...(company && { company }), token, sessionId: newId(), address };
}

let shared: Promise<World> | undefined;
/** The one world of this worker; tests are isolated by creating their own rows. */
export async function theWorld(): Promise<World> {
  const world = await (shared ??= openWorld());
  // Resets what the previous file may have changed.
  world.clock.reset();
  world.night.isOn = false;
  await world.limiter.clear(FAILURES_OF_ALL.key);
  return world;
}
