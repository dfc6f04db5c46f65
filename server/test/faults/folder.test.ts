import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { start, startRefused } from './process.ts';

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
  test('a second start on the same folder is refused and told who holds it; a killed holder leaves no lock', async () => {
    const DATA_DIR = aFolder();
    const first = await start({ DATA_DIR });
    const second = await startRefused({ DATA_DIR });
    expect(second.code).toBe(1);
    expect(second.output).toContain(`in use by process ${first.process.pid}`);
    first.process.kill('SIGKILL');
    await first.ended;
    const third = await start({ DATA_DIR });
    expect((await fetch(`${third.url}/api/health/ready`)).status).toBe(200);
    third.process.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  }, 180_000);

  test('an unusable environment is named in one line and nothing starts', async () => {
    const refused = await startRefused({ DATA_DIR: aFolder(), SECRET: 'short' });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^SECRET: /);
  }, 30_000);
});
