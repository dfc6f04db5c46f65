import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales, type KeyedText } from '@ieum/contract/common/text.ts';
import { listNotificationKinds } from '@ieum/contract/foundation/notifications/kinds.ts';
import { sources, textsOf } from './source.ts';
import { theWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});
const modules = () => world.app.modules.modules;

type Labels = Readonly<Record<string, KeyedText>>;
interface AuditTexts {
  auditActions?: Labels;
  auditSubjects?: Labels;
  auditDetails?: Labels;
  auditFields?: Labels;
  auditFilterTexts?: Labels;
}

/** The texts of the contract's modules for the audit log. */
async function listAuditTexts(): Promise<AuditTexts[]> {
  const folder = fileURLToPath(new URL('../../../contract/src/', import.meta.url));
  const paths = globSync('*/*/audit-texts.ts', { cwd: folder });
  return Promise.all(paths.map((path) => import(pathToFileURL(folder + path).href) as Promise<AuditTexts>));
}

/** The outbox belongs to the kit, the other table to the platform. */
const OUTSIDE_MODULES = ['outbox', 'socket_io_attachments'];

describe('the declarations of modules', () => {
  test('every name belongs to one module', () => {
    const names = modules().map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test('every event has a subscriber, and every job’s event a module that emits it', () => {
    const emitted = modules().flatMap(({ events = [] }) => events.map(({ type }) => type));
    expect([...new Set(world.app.listenedTypes())].toSorted()).toEqual(emitted.toSorted());
  });

  test('every kind of notification is defined once', () => {
    const kinds = modules().flatMap(({ notifications = [] }) => notifications.map(({ kind }) => kind));
    expect(kinds.toSorted()).toEqual(listNotificationKinds());
  });

  test('every recorded action is declared by one module and has a label in three languages', async () => {
    const declared = modules().flatMap(({ audit = {} }) => Object.entries(audit));
    const actions = declared.map(([action]) => action);
    expect(actions).toEqual([...new Set(actions)]);
    const labelled = (await listAuditTexts()).flatMap(({ auditActions = {} }) => Object.keys(auditActions));
    expect(actions.toSorted()).toEqual(labelled.toSorted());
    const unlabelled = declared.filter(([, { text }]) => locales.some((locale) => !text[locale].trim()));
    expect(unlabelled).toEqual([]);
  });

  test('every target, detail, field and filter of the audit log is defined by one module', async () => {
    const files = await listAuditTexts();
    for (const kind of ['auditSubjects', 'auditDetails', 'auditFields', 'auditFilterTexts'] as const) {
      const names = files.flatMap((texts) => Object.keys(texts[kind] ?? {}));
      expect(names.length).toBeGreaterThan(10);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test('every table belongs to one module, which says whether its rows can name a member', async () => {
    const { rows } = await world.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const declared = modules().flatMap(({ tables = {} }) => Object.keys(tables));
    const found = rows.map(({ name }) => name).filter((name) => !OUTSIDE_MODULES.includes(name));
    expect(declared.toSorted()).toEqual(found.toSorted());
  });

  test('no statement of kit and platform names the table of a module', () => {
    const tables = modules().flatMap(({ tables: declared = {} }) => Object.keys(declared));
    const statement = new RegExp(
      String.raw`\b(from|join|into|update|table)\s+"?(${tables.join('|')})\b`,
      'i',
    );
    expect(statement.test('select 1 from users where true')).toBe(true);
    const naming = sources()
      .filter(({ path }) => /^server\/src\/(kit|platform)\//.test(path) && !path.includes('.test.'))
      .filter((source) => textsOf(source).some((text) => statement.test(text)));
    expect(naming.map(({ path }) => path)).toEqual([]);
  });

  test('what a member receives contains every personal table, or its module gives the reason why not', () => {
    const missing = modules().flatMap(({ tables = {}, personalData: { collect: collection } = {} }) => {
      const collected = new Set(collection?.sections.flatMap((section) => section.tables));
      const isLeftOut = (name: string) => Boolean(collection?.without?.[name]?.trim());
      return Object.entries(tables).flatMap(([name, kind]) =>
        kind === 'personal' && !collected.has(name) && !isLeftOut(name) ? [name] : [],
      );
    });
    expect(missing).toEqual([]);
  });

  test('a module collects its own tables only, and each kind of data under one name', () => {
    const foreign = modules().flatMap(({ tables = {}, personalData: { collect: collection } = {} }) => {
      const named = collection?.sections.flatMap((section) => section.tables) ?? [];
      return [...named, ...Object.keys(collection?.without ?? {})].filter((name) => !(name in tables));
    });
    expect(foreign).toEqual([]);
    const names = modules().flatMap(({ personalData }) =>
      (personalData?.collect?.sections ?? []).map(({ name }) => name),
    );
    expect(names).toEqual([...new Set(names)]);
  });

  test('every section of a member’s record has an address and a title of its own', () => {
    const sections = modules().flatMap(({ record = [] }) => record);
    const kinds = sections.map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThan(10);
    expect(kinds).toEqual([...new Set(kinds)]);
    const titles = sections.map(({ title }) => title.text.ko);
    expect(titles).toEqual([...new Set(titles)]);
  });

  test('a module whose rows can name a member erases them', () => {
    const keeping = modules().filter(
      ({ tables = {}, personalData }) => Object.values(tables).includes('personal') && !personalData?.erase,
    );
    // Accounts are erased before and files after all other rows, a withdrawal by the erasure itself.
    expect(keeping.map(({ name }) => name)).toEqual(['files', 'users', 'withdrawals']);
  });
});
