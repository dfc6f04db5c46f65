import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTally, type Attack } from '../lib/attack.ts';
import { anAddress, sendRaw } from '../lib/http.ts';
import { encryptCredential } from '../lib/credentials.ts';
import type { World } from '../lib/world.ts';

interface Account {
  username: string;
  password: string;
}

const readAccounts = () =>
  JSON.parse(
    readFileSync(new URL('../../../server/src/site/demo/accounts.json', import.meta.url), 'utf8'),
  ) as Account[];

/** Lists the accounts and sessions of a demo that are still usable on a server. */
async function openOn(url: string): Promise<string[]> {
  const call: World['call'] = (_actor, method, path, options = {}) =>
    sendRaw(url, { method, path, headers: { 'x-forwarded-for': anAddress(), ...options.headers } });
  const open: string[] = [];
  for (const { username, password } of readAccounts()) {
    const encrypted = `${await encryptCredential({ url, call }, username)}:${await encryptCredential({ url, call }, password)}`;
    const headers = { authorization: `Basic ${Buffer.from(encrypted).toString('base64')}` };
    const { status } = await call(undefined, 'GET', '/api/auth/refreshToken', { headers });
    if (status === 200) open.push(`${username} logs in`);
  }
  const outbox = await call(undefined, 'GET', '/api/developer/outbox');
  if (outbox.status === 200) open.push('the outbox is read');
  const login = await call(undefined, 'GET', '/login');
  if (readAccounts().some(({ password }) => login.text.includes(password)))
    open.push('passwords on the login card');
  return open;
}

/** The files of a data folder that others can read. */
const readableIn = (folder: string): string[] =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0,
  );

/** Ways to start without the demo: explicitly, and with a public address. */
const starts: Record<string, string>[] = [
  { DEMO: 'false' },
  { DEMO: '', PUBLIC_URL: 'https://ieum.example' },
];

export const attack: Attack = {
  id: 'D7',
  what: 'A folder that ran as a demo, started again without it and behind a public address; the modes of its files',
  goal: '0 of its accounts, its outbox and its passwords open; 0 files that others can read',
  run: async ({ embedded }) => {
    const place = await embedded();
    const tally = createTally();
    const demo = await place.start({ DEMO: 'true' });
    const weak = await openOn(demo.url);
    await demo.stop();
    for (const env of starts) {
      const running = await place.start(env);
      const open = await openOn(running.url);
      tally.check(open.length === 0, () => `${JSON.stringify(env)}: ${open.join(', ')}`);
      const readable = readableIn(place.dataDir);
      tally.check(readable.length === 0, () => `others can read ${readable.slice(0, 5).join(', ')}`);
      await running.stop();
    }
    return tally.outcome({ 'open in the demo': weak.length }, weak.length >= readAccounts().length);
  },
};
