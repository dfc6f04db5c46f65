import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { createSpaceWatch } from './disk-space.ts';

const MB = 1024 * 1024;
const full = () => Object.assign(new Error('could not extend file'), { code: '53100' });

describe('whether data can be written', () => {
  test('depends on the free space of the disk', async () => {
    let left: number | undefined = 31 * MB;
    const watch = createSpaceWatch({ folder: '/', now: () => 0, bytesLeft: async () => left });
    expect(await watch.canWrite()).toBe(false);
    left = 32 * MB;
    expect(await watch.canWrite()).toBe(true);
    left = undefined;
    expect(await watch.canWrite()).toBe(true);
  });

  test('is false for half a minute after any write failed for lack of space', async () => {
    let now = 0;
    const watch = createSpaceWatch({ folder: '/', now: () => now, bytesLeft: async () => undefined });
    watch.notice(new Error('a wrong value'));
    expect(await watch.canWrite()).toBe(true);
    watch.notice(new Error('insert failed', { cause: full() }));
    expect(await watch.canWrite()).toBe(false);
    now = 30_000;
    expect(await watch.canWrite()).toBe(true);
  });

  test('uses the free space of the real disk, and is true where that is unknown', async () => {
    const here = createSpaceWatch({ folder: tmpdir(), now: () => 0 });
    expect(typeof (await here.canWrite())).toBe('boolean');
    const nowhere = createSpaceWatch({ folder: '/no/such/folder', now: () => 0 });
    expect(await nowhere.canWrite()).toBe(true);
  });
});
