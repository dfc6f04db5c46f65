import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { DamagedFolderError, openEmbedded } from './embedded.ts';

const folders: string[] = [];
const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-embedded-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const open = (folder: string) => openEmbedded(folder, { release: () => undefined });

describe('the folder of the embedded database', () => {
  test('without PG_VERSION but with other files is rejected with instructions and left unchanged', async () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'database', 'base'), { recursive: true });
    writeFileSync(join(folder, 'database', 'base', '1'), 'rows');
    await expect(open(folder)).rejects.toThrow(DamagedFolderError);
    await expect(open(folder)).rejects.toThrow(/PG_VERSION.*Nothing was changed.*mv '/);
    expect(readdirSync(join(folder, 'database'))).toEqual(['base']);
    expect(existsSync(join(folder, 'database.begun'))).toBe(false);
  });

  test('is initialized again after an interrupted first start; once opened, its content is preserved', async () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database', 'half'), '');
    writeFileSync(join(folder, 'database.begun'), '');
    const database = await open(folder);
    await database.ping();
    await database.close();
    expect(existsSync(join(folder, 'database.begun'))).toBe(false);
    rmSync(join(folder, 'database', 'PG_VERSION'));
    await expect(open(folder)).rejects.toThrow(DamagedFolderError);
  }, 60_000);
});
