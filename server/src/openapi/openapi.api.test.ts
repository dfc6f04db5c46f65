import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { OpenAPIV3_1 } from 'openapi-types';
import { beforeAll, describe, expect, test } from 'vitest';
import { theWorld, type World } from '../../test/world.ts';

let world: World;
let document: OpenAPIV3_1.Document;
let source: string;
beforeAll(async () => {
  world = await theWorld();
  const answer = await world.call(undefined, 'GET', '/api/openapi.json');
  source = answer.body;
  document = answer.json();
});

type Parameter = OpenAPIV3_1.ParameterObject;
const operations = () =>
  Object.values(document.paths ?? {}).flatMap((item) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => item?.[method] ?? []),
  );

describe('the OpenAPI document', () => {
  test('passes the recommended rules of Redocly without an error or a warning', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  }, 60_000);

  test('would fail those rules if an operation lost its summary', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const spoiled = source.replace(/"summary":"[^"]*",?/, '');
    const problems = await lintFromString({ source: spoiled, config });
    expect(problems.map(({ ruleId }) => ruleId)).toContain('operation-summary');
  }, 60_000);

  test('every operation has a unique name and its errors, every parameter and group its description', () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    const silent = operations().flatMap(({ operationId, parameters = [] }) =>
      (parameters as Parameter[])
        .filter(({ description }) => !description)
        .map(({ name }) => [operationId, name]),
    );
    expect(silent).toEqual([]);
    expect(operations().filter(({ responses }) => !responses?.['500'] || !responses['429'])).toEqual([]);
    expect((document.tags ?? []).filter(({ description }) => !description)).toEqual([]);
  });

  test('rows are named schemas, so that a generated client has one type for each', () => {
    const names = Object.keys(document.components?.schemas ?? {});
    for (const name of ['Error', 'RecruitmentCard', 'ApplicantRow', 'Resume', 'Member'])
      expect(names).toContain(name);
  });

  test('the HTML page shows every operation and allows no script but its own', async () => {
    const page = await world.call(undefined, 'GET', '/api/docs');
    expect(page.statusCode).toBe(200);
    const missing = operations().filter(
      ({ operationId = '?' }) => !page.body.includes(`id="${operationId}"`),
    );
    expect(missing).toEqual([]);
    expect(page.body).toContain('CompactEncrypt');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-/);
  });
});

describe('well-known addresses for machines', () => {
  test.each([
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/manifest.webmanifest',
    '/api/health',
  ])('%s exists', async (path) => {
    expect((await world.call(undefined, 'GET', path)).statusCode).toBe(200);
  });
});
