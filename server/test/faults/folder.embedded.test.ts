import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { start, startRejected } from './process.ts';

const folders: string[] = [];
const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-fault-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the data folder', () => {
  test('a second start on the same folder is rejected and names the locking process; a killed process leaves no lock', async () => {
    const DATA_DIR = aFolder();
    const first = await start({ DATA_DIR });
    const second = await startRejected({ DATA_DIR });
    expect(second.code).toBe(1);
    expect(second.output).toContain(`in use by process ${first.process.pid}`);
    first.process.kill('SIGKILL');
    await first.ended;
    const third = await start({ DATA_DIR });
    expect((await fetch(`${third.url}/api/health/ready`)).status).toBe(200);
    third.process.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  }, 180_000);

  test('is readable by its owner only, with everything in it, also where an earlier start left it readable', async () => {
    const DATA_DIR = aFolder();
    const left = join(DATA_DIR, 'files', 'ab');
    mkdirSync(left, { recursive: true });
    writeFileSync(join(left, 'kept'), 'a file');
    writeFileSync(join(DATA_DIR, 'foreign'), 'not ours');
    const open = () => {
      for (const path of [DATA_DIR, left, join(DATA_DIR, 'files')]) chmodSync(path, 0o755);
      for (const path of [join(left, 'kept'), join(DATA_DIR, 'foreign')]) chmodSync(path, 0o666);
    };
    const modesOf = () =>
      readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' })
        .filter((name) => name !== 'foreign')
        .map((name) => ({ name, found: lstatSync(join(DATA_DIR, name)) }))
        .filter(({ found }) => (found.mode & 0o777) !== (found.isDirectory() ? 0o700 : 0o600))
        .map(({ name, found }) => `${name} ${(found.mode & 0o777).toString(8)}`);
    open();
    expect(modesOf()).toHaveLength(3);

    const first = await start({ DATA_DIR });
    expect(readdirSync(DATA_DIR, { recursive: true }).length).toBeGreaterThan(500);
    expect(modesOf()).toEqual([]);
    expect(lstatSync(DATA_DIR).mode & 0o777).toBe(0o700);
    expect(lstatSync(join(DATA_DIR, 'foreign')).mode & 0o777).toBe(0o666);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(modesOf()).toEqual([]);
  }, 180_000);

  test('an invalid environment is reported in one line and nothing starts', async () => {
    const rejected = await startRejected({ DATA_DIR: aFolder(), SECRET: 'short' });
    expect(rejected.code).toBe(1);
    expect(rejected.output).toMatch(/^SECRET: /);
  }, 30_000);
});
