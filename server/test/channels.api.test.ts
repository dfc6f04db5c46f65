import type { z } from 'zod';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '@ieum/contract/common/endpoint.ts';
import { listChannels } from '../../scripts/lib/contract.ts';
import { unboundedStrings } from './unbounded-strings.ts';
import { oneOfEachKind, type Kind } from './caller-kinds.ts';
import { closeSockets, connect, connectError } from './sockets.ts';
import { theWorld, type TestActor, type World } from './world.ts';

/**
 * Generated from the contract, as access/gate.api.test.ts is for calls: callers without access to a channel are
 * rejected.
 */
const channels = await listChannels();

let world: World;
let actors: Record<Kind, TestActor>;
beforeAll(async () => {
  world = await theWorld();
  actors = await oneOfEachKind(world);
});
afterEach(closeSockets);

const everybody: Kind[] = ['person', 'company', 'pending', 'console'];
const admitted: Record<Access, readonly Kind[]> = {
  anyone: everybody,
  member: everybody,
  person: ['person'],
  company: ['company', 'pending'],
  approvedCompany: ['company'],
  console: ['console'],
};

describe.each(channels.map((channel) => [channel.namespace, channel] as const))(
  '%s',
  (namespace, channel) => {
    const { access } = channel;

    test.runIf(access !== 'anyone')('a visitor is asked to log in', async () => {
      expect(await connectError(world.app, namespace)).toEqual({
        code: 'unauthenticated',
        message: '로그인 후 이용가능합니다',
      });
    });

    test('an invalid token is rejected on every channel', async () => {
      expect(await connectError(world.app, namespace, { token: 'a.b.c' })).toMatchObject({
        code: 'unauthenticated',
      });
    });

    test.each(everybody.filter((kind) => admitted[access].includes(kind)))('%s is admitted', async (kind) => {
      expect((await connect(world.app, namespace, actors[kind])).connected).toBe(true);
    });

    test.each(everybody.filter((kind) => !admitted[access].includes(kind)))(
      '%s is rejected',
      async (kind) => {
        const code = access === 'approvedCompany' && kind === 'pending' ? 'approval_required' : 'forbidden';
        expect(await connectError(world.app, namespace, { token: actors[kind].token })).toMatchObject({
          code,
        });
      },
    );

    test('every event of the contract is served and nothing else is', () => {
      const served = world.app.channels.bound().find((one) => one.channel.namespace === namespace);
      expect(served?.events.toSorted()).toEqual(Object.keys(channel.clientEvents).toSorted());
    });

    test('the events that report errors are declared, and so are those with a rate of their own', () => {
      for (const [event, rejection] of Object.entries(channel.rejections ?? {})) {
        expect(Object.keys(channel.clientEvents)).toContain(event);
        const example = { success: false, message: '안 돼요', action: 'back' };
        expect(channel.serverEvents[rejection]?.parse(example)).toEqual(example);
      }
      expect(Object.keys(channel.clientEvents)).toEqual(
        expect.arrayContaining(Object.keys(channel.rates ?? {})),
      );
    });

    test('every string that may be sent or received has a maximum', () => {
      const schemas: [string, z.ZodType][] = [
        ...Object.entries(channel.clientEvents),
        ...Object.entries(channel.serverEvents),
      ];
      expect(
        schemas.flatMap(([event, schema]) =>
          unboundedStrings(schema, 'input').map((path) => `${event}${path}`),
        ),
      ).toEqual([]);
    });
  },
);

test('every channel of the contract is served and nothing else is', () => {
  expect(
    world.app.channels
      .bound()
      .map(({ channel }) => channel.namespace)
      .toSorted(),
  ).toEqual(channels.map(({ namespace }) => namespace));
});
