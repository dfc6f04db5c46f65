import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { applications } from '#hiring/applications/tables.ts';
import { sessions } from '#account/auth/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { one } from '#kit/db/rows.ts';
import { readEnv } from '#platform/env.ts';
import { openEmbedded } from '#platform/database/embedded.ts';
import { lockFolder } from '#platform/database/folder-lock.ts';
import { recruitments, recruitmentContents } from '#hiring/recruitments/tables.ts';
import { users } from '#account/users/tables.ts';
import { createApp, type App } from '../../src/app.ts';
import { openPorts } from '../../src/ports.ts';
import { start } from './process.ts';

const PEOPLE = 200;
const KILL_AFTER = 80;
const DATA_DIR = mkdtempSync(join(tmpdir(), 'ieum-kill-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

/** Opens the folder in this process, while no server has it locked. */
async function inFolder<T>(work: (db: Db, app: App) => Promise<T>): Promise<T> {
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR, DEMO: 'false' });
  const ports = await openPorts(env, openEmbedded(DATA_DIR, lockFolder(DATA_DIR)));
  const app = await createApp(ports);
  const result = await work(ports.database.db, app);
  await app.close();
  await ports.database.close();
  await ports.closeOthers();
  return result;
}

async function prepare(db: Db, app: App) {
  const company = one(
    await db.insert(companies).values({ name: '한빛정밀', approval: 'APPROVED' }).returning(),
  );
  const endsAt = new Date(Date.now() + 86_400_000);
  const values = {
    companyId: company.id,
    state: 'ON_GOING' as const,
    subject: '공고',
    endsAt,
    publishedAt: new Date(),
  };
  const recruitment = one(await db.insert(recruitments).values(values).returning());
  await db.insert(recruitmentContents).values({ recruitmentId: recruitment.id, sanitiserVersion: 1 });
  const people = Array.from({ length: PEOPLE }, (_, n) => ({ id: newId(), sessionId: newId(), n }));
  await db.insert(users).values(
    people.map(({ id, n }) => ({
      id,
      username: `killed${n}`,
      passwordHash: 'closed',
      userType: 'PERSON' as const,
      name: `지원자${n}`,
      phone: `0107770${String(1000 + n)}`,
      email: 'person@example.com',
    })),
  );
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.insert(sessions).values(
    people.map(({ id, sessionId }) => ({
      id: sessionId,
      userId: id,
      isKept: false,
      userAgent: '',
      address: '',
      expiresAt,
    })),
  );
  const tokens = await Promise.all(
    people.map(({ id, sessionId }) =>
      app.modules.tokens.sign({ userId: id, userType: 'PERSON', isConsole: false, sessionId }, new Date()),
    ),
  );
  return { recruitmentId: recruitment.id, tokens };
}

describe('a process killed in the middle of 200 applications', () => {
  test('loses no acknowledged one and creates none twice', async () => {
    const { recruitmentId, tokens } = await inFolder(prepare);
    const server = await start({ DATA_DIR });
    const acknowledged = new Set<string>();
    const url = `${server.url}/api/v1/recruitments/${recruitmentId}/application`;
    const send = async (token: string, method: string, path: string, body: unknown) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
      return {
        status: response.status,
        answer: (await response.json()) as { application?: { _id: string } },
      };
    };
    const applyAs = async (token: string) => {
      await send(token, 'POST', '', {});
      const { status, answer } = await send(token, 'PUT', '/apply', {});
      if (status === 200 && answer.application) acknowledged.add(answer.application._id);
      if (acknowledged.size === KILL_AFTER) server.process.kill('SIGKILL');
    };
    const queue = [...tokens];
    const work = async () => {
      for (let token = queue.pop(); token; token = queue.pop()) await applyAs(token).catch(() => undefined);
    };
    await Promise.all(Array.from({ length: 8 }, work));
    expect(await server.ended).toBeNull();

    const stored = await inFolder(async (db) =>
      db.select().from(applications).where(eq(applications.recruitmentId, recruitmentId)),
    );
    const applied = new Set(stored.filter(({ status }) => status === 'IS_APPLIED').map(({ id }) => id));
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER);
    expect(acknowledged.size).toBeLessThan(PEOPLE);
    expect([...acknowledged].filter((id) => !applied.has(id))).toEqual([]);
    expect(new Set(stored.map(({ personId }) => personId)).size).toBe(stored.length);
  }, 120_000);
});
