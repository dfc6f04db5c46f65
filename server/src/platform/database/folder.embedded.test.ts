import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { DamagedFolderError, emptyDatabase, openEmbedded } from './embedded.ts';
import { openPglite } from './pglite.ts';

const folders: string[] = [];
const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-embedded-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
async function identifierOf(folder: string): Promise<unknown> {
  const client = await PGlite.create({ dataDir: folder });
  const { rows } = await client.query<{ id: string }>(
    'select system_identifier::text id from pg_control_system()',
  );
  await client.close();
  return rows[0]?.id;
}
/** Made once by the build, because making one takes seconds. */
async function copyOfEmpty(): Promise<string> {
  const folder = join(aFolder(), 'data');
  if (existsSync(emptyDatabase)) cpSync(emptyDatabase, folder, { recursive: true });
  else await (await openPglite({ dataDir: folder })).close();
  return folder;
}
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

  test('is new as a copy of the template, and created where there is none', async () => {
    const [withTemplate, without] = [aFolder(), aFolder()];
    const template = await copyOfEmpty();
    const identifierIn = async (folder: string, from: string) => {
      const database = await openEmbedded(folder, { release: () => undefined }, from);
      const { rows } = await database.db.execute(
        sql`select system_identifier::text id from pg_control_system()`,
      );
      await database.close();
      return rows[0]?.['id'];
    };
    const original = await identifierOf(template);
    expect(await identifierIn(withTemplate, template)).toBe(original);
    expect(await identifierIn(without, join(template, 'missing'))).not.toBe(original);
  }, 60_000);
});
