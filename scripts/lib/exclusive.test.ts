import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ieum-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const program = `
  import { appendFileSync } from 'node:fs';
  import { setTimeout as sleep } from 'node:timers/promises';
  import { runExclusively } from '${root}scripts/lib/exclusive.mjs';
  await runExclusively(process.argv[1], 'work', async () => {
    appendFileSync(process.argv[1] + '/log', 'begin ');
    await sleep(150);
    appendFileSync(process.argv[1] + '/log', 'end ');
  });`;

function work(): Promise<number | null> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], { stdio: 'ignore' });
  return new Promise((resolve) => child.on('close', resolve));
}

test('processes under one lock run one after the other', async () => {
  expect(await Promise.all([work(), work(), work()])).toEqual([0, 0, 0]);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('begin end begin end begin end ');
});

test('a lock without a process, or from before the machine started, is taken over', async () => {
  const file = join(folder, 'work.pid');
  writeFileSync(file, '');
  expect(await work()).toBe(0);
  writeFileSync(file, String(process.pid));
  utimesSync(file, 1, 1);
  expect(await work()).toBe(0);
});

test('a lock of a running process is waited for', async () => {
  const file = join(folder, 'work.pid');
  writeFileSync(file, String(process.pid));
  const waiting = work();
  expect(await Promise.race([waiting, sleep(700)])).toBeUndefined();
  rmSync(file);
  expect(await waiting).toBe(0);
});

test('the lock of a dead process is taken over by one process at a time', async () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(join(folder, 'work.pid'), String(dead));
  expect(await Promise.all([work(), work()])).toEqual([0, 0]);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('begin end begin end ');
});
