import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../generate-migrations.mjs', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ieum-freeze-'));
  mkdirSync(join(folder, 'migrations'));
  copyFileSync(script, join(folder, 'generate-migrations.mjs'));
  write('checksums.json', '{}');
  write('0000_first.sql', 'create table first ();');
});

const write = (name: string, text: string) => writeFileSync(join(folder, 'migrations', name), text);
const freeze = () =>
  spawnSync(process.execPath, ['generate-migrations.mjs', '--freeze'], { cwd: folder, encoding: 'utf8' });
const recorded = () => readFileSync(join(folder, 'migrations/checksums.json'), 'utf8');

test('a new migration is recorded beside those that were recorded before', () => {
  expect(freeze().status).toBe(0);
  const { '0000_first': first } = JSON.parse(recorded()) as Record<string, string>;
  write('0001_second.sql', 'create table second ();');
  expect(freeze().status).toBe(0);
  expect(JSON.parse(recorded())).toEqual({ '0000_first': first, '0001_second': expect.any(String) });
});

test('a recorded migration that has changed is rejected, and the records stay as they are', () => {
  freeze();
  const before = recorded();
  write('0000_first.sql', 'create table other ();');
  write('0001_second.sql', 'create table second ();');
  const { status, stderr } = freeze();
  expect(status).toBe(1);
  expect(stderr).toContain('0000_first.sql');
  expect(recorded()).toBe(before);
});
