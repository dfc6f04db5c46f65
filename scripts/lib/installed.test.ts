import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './installed.mjs';
import { root as repository } from './run.ts';

const foreign = process.platform === 'win32' ? 'linux' : 'win32';
const library = { version: '1.0.0', integrity: 'sha512-a' };
const lock = {
  '': {},
  web: { version: '0.0.0' },
  'node_modules/library': library,
  'node_modules/native': { version: '2.0.0', integrity: 'sha512-b', optional: true, os: foreign },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ieum-install-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const install = (packages: object) =>
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));

test('an install made by npm is recognised', () => {
  expect(isInstalled(repository)).toBe(true);
});

test('packages that are optional on this machine may be missing', () => {
  install({ 'node_modules/library': library });
  expect(isInstalled(root)).toBe(true);
});

test.each([
  ['nothing was installed', undefined],
  ['a package is missing', {}],
  ['a package has another version', { 'node_modules/library': { ...library, version: '1.0.1' } }],
  ['a package has other content', { 'node_modules/library': { ...library, integrity: 'sha512-c' } }],
  ['a package is no longer wanted', { 'node_modules/library': library, 'node_modules/old': library }],
  [
    'it was made for another operating system',
    { 'node_modules/library': library, 'node_modules/native': lock['node_modules/native'] },
  ],
])('an install does not count when %s', (_case, packages) => {
  if (packages) install(packages);
  expect(isInstalled(root)).toBe(false);
});
