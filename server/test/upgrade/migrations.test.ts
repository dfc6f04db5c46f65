import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { migrationsFolder } from '#platform/database/database.ts';

const readJson = <T>(name: string) => JSON.parse(readFileSync(`${migrationsFolder}/${name}`, 'utf8')) as T;
const names = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.slice(0, -'.sql'.length))
  .toSorted();

describe('migrations', () => {
  test('each is frozen (npm run migrations -- --freeze) and never changed after that', () => {
    const checksums = readJson<Record<string, string>>('checksums.json');
    expect(Object.keys(checksums)).toEqual(names);
    const changed = Object.entries(checksums).filter(([name, checksum]) => {
      const sql = readFileSync(`${migrationsFolder}/${name}.sql`, 'utf8');
      return createHash('sha256').update(sql).digest('hex') !== checksum;
    });
    expect(changed).toEqual([]);
  });

  test('each file is in the journal, in order and later than the one before, so that none is skipped', () => {
    const { entries } = readJson<{ entries: { idx: number; when: number; tag: string }[] }>(
      'meta/_journal.json',
    );
    expect(entries.map(({ tag }) => tag)).toEqual(names);
    expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index));
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index));
    const times = entries.map(({ when }) => when);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  });
});
