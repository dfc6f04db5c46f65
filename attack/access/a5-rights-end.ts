import { setTimeout as wait } from 'node:timers/promises';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { prepareTarget, type Target } from '../lib/target.ts';
import { instanceOn } from '../lib/environment.ts';
import { openSocket, untilCut } from '../lib/sockets.ts';
import type { Actor } from '../lib/world.ts';
import { sendRaw } from '../lib/http.ts';

const HTTP_MS = 1000;
const SOCKET_MS = 2000;
const WAIT_MS = 5000;

/** Milliseconds until a call with a token is rejected. */
async function untilRejected(ask: () => Promise<{ status: number }>): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < WAIT_MS) {
    const at = performance.now() - begun;
    if ((await ask()).status >= 400) return at;
    await wait(20);
  }
  return Infinity;
}

/** Ways to lose rights, each done through the product. */
function waysOut({ world, shared }: Target): Record<string, (actor: Required<Actor>) => Promise<number>> {
  const asConsole = async (method: string, actor: Actor, path: string, body?: unknown) =>
    (
      await world.call(
        shared.administrator,
        method,
        `/api/console/users/${actor.user.id}${path}`,
        body === undefined ? {} : { body },
      )
    ).status;
  return {
    blocked: (actor) => asConsole('PUT', actor, '/status', { status: 'BLOCKED' }),
    withdrawn: (actor) => asConsole('DELETE', actor, '?reason=test'),
    'password reset': (actor) => asConsole('PUT', actor, '/password', {}),
    'logged out elsewhere': async (actor) => {
      const elsewhere = await world.logIn(actor.user, actor.company);
      return (await world.call(elsewhere, 'DELETE', `/api/v1/me/sessions/${actor.sessionId}`)).status;
    },
  };
}

/** An administrator whose role becomes a lesser one loses its rights in every process. */
async function tryRole({ world, shared }: Target, urls: readonly string[], tally: Tally): Promise<number> {
  let slowest = 0;
  for (const url of urls) {
    const demoted = await world.anAdministrator('OPERATOR');
    const ask = () =>
      sendRaw(url, {
        method: 'GET',
        path: '/api/console/users',
        headers: { authorization: `Bearer ${demoted.token}` },
      });
    const before = (await ask()).status;
    const path = `/api/console/users/${demoted.user.id}`;
    const done = await world.call(shared.administrator, 'PUT', path, { body: { role: 'EDITOR' } });
    const after = await untilRejected(ask);
    tally.check(
      before === 200 && done.status === 200 && after <= HTTP_MS,
      () => `a lesser role: ${before} before, ${done.status} for the act, served ${after} ms more`,
    );
    slowest = Math.max(slowest, after);
  }
  return slowest;
}

export const attack: Attack = {
  id: 'A5',
  what: 'Rights that end while a token is in use and a socket is open, in the same process and in another one',
  goal: 'HTTP ≤ 1 s, socket ≤ 2 s',
  run: async ({ onPostgres, afterwards }) => {
    const instance = await onPostgres();
    const target = await prepareTarget(instance);
    const { world } = target;
    const other = await instanceOn({
      databaseUrl: instance.databaseUrl,
      dataDir: instance.dataDir,
      env: {},
      afterwards,
    });
    const tally = createTally();
    let [slowest, slowestSocket] = [0, 0];
    for (const [what, lose] of Object.entries(waysOut(target)))
      for (const url of [instance.url, other.url]) {
        const actor = await world.aCompany();
        const ask = () =>
          sendRaw(url, {
            method: 'GET',
            path: '/api/v1/company/recruitments',
            headers: { authorization: `Bearer ${actor.token}` },
          });
        const socket = await openSocket(url, { token: actor.token });
        const before = (await ask()).status;
        const done = await lose(actor);
        const [http, cut] = await Promise.all([untilRejected(ask), untilCut(socket, WAIT_MS)]);
        const where = url === instance.url ? 'here' : 'elsewhere';
        tally.check(
          before === 200 && done === 200,
          () => `${what} ${where}: ${before} before, ${done} for the act`,
        );
        tally.check(http <= HTTP_MS, () => `${what} ${where}: still served after ${http} ms`);
        tally.check(cut <= SOCKET_MS, () => `${what} ${where}: socket open after ${cut} ms`);
        slowest = Math.max(slowest, http);
        slowestSocket = Math.max(slowestSocket, cut);
      }
    slowest = Math.max(slowest, await tryRole(target, [instance.url, other.url], tally));
    // The weak stub trusts the token alone.
    const weak = await untilRejected(async () => ({ status: 200 }));
    return tally.outcome(
      { 'slowest over HTTP, ms': Math.round(slowest), 'slowest socket, ms': Math.round(slowestSocket) },
      weak > HTTP_MS,
    );
  },
};
