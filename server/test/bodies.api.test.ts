import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@ieum/contract/common/endpoint.ts';
import { newId } from '#kit/db/ids.ts';
import { listEndpoints } from '../../scripts/lib/contract.ts';
import { oneOfEachKind, type Kind } from './caller-kinds.ts';
import { multipart } from './multipart.ts';
import { theWorld, type TestActor, type World } from './world.ts';

let world: World;
let actors: Record<Kind, TestActor>;
beforeAll(async () => {
  world = await theWorld();
  actors = await oneOfEachKind(world);
});

const endpoints = await listEndpoints();
const callers: Partial<Record<Endpoint['access'], Kind>> = {
  member: 'company',
  person: 'person',
  company: 'company',
  approvedCompany: 'company',
  console: 'console',
};
const send = (endpoint: Endpoint, type: string, body: string) => {
  const kind = callers[endpoint.access];
  const url = endpoint.path.replace(/:\w+/g, newId());
  const options = { body, headers: { 'content-type': type } };
  return world.call(kind && actors[kind], endpoint.method, url, options);
};

const reading = endpoints.filter(({ body }) => body);

describe('a body of another kind than the endpoint reads is 415:', () => {
  test.each(reading.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const tried = [
        await send(endpoint, 'text/plain', '{}'),
        await send(endpoint, 'text/plain; charset=utf-8', '{}'),
        await send(endpoint, 'application/x-www-form-urlencoded', 'a=b'),
        await send(endpoint, 'application/xml', '<a/>'),
        await send(endpoint, 'multipart/form-data; boundary=a', '--a--'),
      ];
      expect(tried.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => 415));
      expect(tried[0]?.json()).toMatchObject({ code: 'unsupported_media' });
    },
  );

  test('an endpoint of files reads multipart only', async () => {
    const filing = endpoints.filter(({ file, path }) => file && path !== '/api/v1/editor');
    for (const endpoint of filing)
      expect((await send(endpoint, 'application/json', '{}')).statusCode).toBe(415);
  });
});

describe('POST /api/v1/editor', () => {
  test('rejects a forbidden caller before it reads anything', async () => {
    for (const kind of ['person', 'pending'] as const) {
      const json = await world.call(actors[kind], 'POST', '/api/v1/editor', { body: {} });
      expect(json.statusCode).toBe(403);
      const empty = await world.call(actors[kind], 'POST', '/api/v1/editor');
      expect(empty.statusCode).toBe(403);
    }
    const broken = multipart({ file: Buffer.from('OggS') });
    expect((await world.call(actors.company, 'POST', '/api/v1/editor', broken)).statusCode).toBe(415);
  });
});

describe('a truncated file', () => {
  const heads = ['PK\x03\x04abc', '\x89PNG\r\n\x1a\n', 'OggS', '\xff\xd8\xff\xe0', 'RIFF\0\0\0\0WEBP'];
  const filing = [
    ['person', '/api/v1/me/files', {}],
    ['person', '/api/v1/me/files', { type: 'PROFILE' }],
    ['company', '/api/v1/company/files', {}],
    ['company', '/api/v1/company/files', { type: 'LOGO' }],
    ['company', '/api/v1/editor', {}],
  ] as const;

  test.each(filing)('is 415 by %s at %s with %j', async (kind, url, fields) => {
    for (const head of heads) {
      const file = multipart({ file: Buffer.from(head, 'latin1'), name: 'a.png', fields });
      expect((await world.call(actors[kind], 'POST', url, file)).statusCode).toBe(415);
    }
  });
});
