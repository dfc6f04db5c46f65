import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataExports as contract } from '@ieum/contract/site/data-exports/endpoints.ts';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { questions } from '@ieum/contract/content/questions/endpoints.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { encryptCredential } from '../../../test/credentials.ts';
import { aRecruitmentRow } from '../../../test/hiring.ts';
import { aMark, aMarkedPerson, applied, tablesWith } from '../../../test/modules/marked-members.ts';
import { markRowsOfModules } from '../../../test/modules/erasure-rows.ts';
import { PASSWORD, theWorld, type TestActor, type World } from '../../../test/world.ts';
import { unzip } from '../../../test/modules/unzip.ts';
import { dataExports } from './tables.ts';

const DAY = 24 * 60 * 60;

let world: World;
let person: TestActor;
beforeAll(async () => {
  world = await theWorld();
});
beforeEach(async () => {
  world.clock.reset();
  person = await world.aPerson();
});

const own = (actor: TestActor) => world.api(actor, contract);
const request = async (actor: TestActor, password = PASSWORD) =>
  own(actor).request({ body: { password: await encryptCredential(world, password) } });
const fetchArchive = (actor: TestActor | undefined) => world.answers(actor, contract).download();
const rowsOf = (actor: TestActor) =>
  world.db.select().from(dataExports).where(eq(dataExports.userId, actor.user.id));

/** Requests and downloads everything that is stored about a member. */
async function archiveOf(actor: TestActor) {
  await world.app.modules.flush();
  await request(actor);
  await world.drain();
  const answer = await fetchArchive(actor);
  expect(answer.statusCode).toBe(200);
  const files = unzip(answer.rawPayload);
  return {
    names: [...files.keys()],
    page: String(files.get('index.html')),
    rows: (name: string) => JSON.parse(String(files.get(`${name}.json`))) as Record<string, unknown>[],
    text: (name: string) => String(files.get(name)),
  };
}

describe('everything that is stored about a person', () => {
  test('is in the archive: no table with the person’s texts is missing from it', async () => {
    const mark = aMark();
    const marked = await aMarkedPerson(world, mark);
    await applied(world, { person: marked, company: await world.aCompany(), mark: aMark() });
    await markRowsOfModules({ world, person: marked, mark });
    const admin = await world.anAdministrator();
    const body = { reason: mark };
    await world.api(admin, members).disclose({ params: { _user: marked.user.id }, body });
    const question = { subject: mark, content: mark };
    await world.api(marked, questions).create({ body: question });
    await world.drain();
    const archive = await archiveOf(marked);
    const tables = await tablesWith(world, mark);
    expect(tables).toEqual(expect.arrayContaining(['users', 'resumes', 'questions', 'access_records']));
    const missing = world.app.modules.modules.flatMap(
      ({ tables: declared = {}, personalData: { collect: collection } = {} }) =>
        Object.entries(declared).flatMap(([table, kind]) => {
          if (kind === 'none' || !tables.includes(table) || collection?.without?.[table]) return [];
          const sections = collection?.sections.filter((section) => section.tables.includes(table)) ?? [];
          return sections.some(({ name }) => archive.text(`${name}.json`).includes(mark)) ? [] : [table];
        }),
    );
    // Of a move the archive has the stages and the time.
    expect(missing).toEqual(['application_moves']);
  });

  test('is also a page without scripts, a PDF of the résumé and the uploaded files', async () => {
    const mark = aMark();
    const marked = await aMarkedPerson(world, mark);
    const { page, names, text } = await archiveOf(marked);
    expect(page).toContain('<html lang="ko">');
    expect(page).toContain(`<dt>이름</dt><dd>${mark}이름</dd>`);
    expect(page).not.toMatch(/<script|javascript:/i);
    const files = names.filter((name) => name.startsWith('files/'));
    expect(files.some((name) => name.endsWith('이력서.pdf'))).toBe(true);
    const uploaded = files.find((name) => name.endsWith(`${mark}.pdf`)) ?? '';
    expect(text(uploaded)).toContain(mark);
  });

  test('what a member wrote is text on the page, not markup', async () => {
    await world
      .api(person, questions)
      .create({ body: { subject: '<script>alert(1)</script>', content: '<img src=x onerror=alert(1)>' } });
    const { page, rows } = await archiveOf(person);
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toMatch(/<script|<img/i);
    expect(rows('questions')).toMatchObject([{ subject: '<script>alert(1)</script>' }]);
  });

  test('contains neither passwords nor codes, and nothing of the company’s notes', async () => {
    const memo = aMark();
    const applicant = await aMarkedPerson(world, aMark());
    await applied(world, { person: applicant, company: await world.aCompany(), mark: memo });
    const { names, text } = await archiveOf(applicant);
    const all = names
      .filter((name) => !name.startsWith('files/'))
      .map(text)
      .join('\n');
    expect(all).not.toContain(`${memo} 님`);
    expect(all).not.toMatch(/argon2|password_hash|passwordHash/);
  });

  test('is announced in the inbox, once', async () => {
    await archiveOf(person);
    const [row] = await rowsOf(person);
    await world.app.jobs.runNow('prepare-data-export', { id: row?.id });
    const items = await world.db.select().from(inboxItems).where(eq(inboxItems.userId, person.user.id));
    expect(items).toMatchObject([{ kind: 'DATA_EXPORT_READY', link: '/dashboard/password#data' }]);
    expect((await fetchArchive(person)).statusCode).toBe(200);
  });
});

test('a company receives its profile and its recruitments, and nothing of its applicants', async () => {
  const company = await world.aCompany({ name: aMark() });
  const { id } = await aRecruitmentRow(world, company);
  const subject = aMark();
  await world.db.update(recruitments).set({ subject }).where(eq(recruitments.id, id));
  const applicant = aMark();
  const marked = await aMarkedPerson(world, applicant);
  await applied(world, { person: marked, company, mark: aMark() });
  await world.drain();
  const { rows, page, text, names } = await archiveOf(company);
  expect(rows('company')).toMatchObject([{ name: company.company?.name }]);
  expect(rows('recruitments').map((row) => row['subject'])).toContain(subject);
  expect(page).toContain(subject);
  const written = names.filter((name) => /^(applications|own-moves|recruitments|resume)\.json$/.test(name));
  expect(written).toHaveLength(4);
  for (const name of written) expect(text(name)).not.toContain(applicant);
});

describe('a request', () => {
  test('needs the password', async () => {
    await expect(request(person, 'Wrong!2026')).rejects.toMatchObject({ statusCode: 403 });
    expect(await rowsOf(person)).toEqual([]);
  });

  test('is for members only', async () => {
    await expect(request(await world.anAdministrator())).rejects.toMatchObject({ statusCode: 403 });
  });

  test('the archive is removed after a day, and another one can be requested', async () => {
    await archiveOf(person);
    const [row] = await rowsOf(person);
    const storageKey = row?.storageKey ?? '';
    expect(await world.storage.has(storageKey)).toBe(true);
    const later = async () => world.act(person.user);
    world.clock.advance(DAY + 60);
    expect((await fetchArchive(await later())).statusCode).toBe(404);
    await world.app.jobs.runNow('end-data-exports');
    await world.drain();
    expect(await world.storage.has(storageKey)).toBe(false);
    const read = await own(await later()).read({});
    expect(read).toMatchObject({ dataExport: { state: 'EXPIRED', size: null }, nextAt: null });
    expect((await request(await later())).dataExport?.state).toBe('PREPARING');
  });

  test('another member cannot download it', async () => {
    await archiveOf(person);
    expect((await fetchArchive(await world.aPerson())).statusCode).toBe(404);
    expect((await fetchArchive(undefined)).statusCode).toBe(401);
  });

  test('an attempt after a killed one deletes what that one wrote', async () => {
    await request(person);
    const abandoned = `exports/${person.user.id}`;
    await world.storage.put(abandoned, Buffer.from('half'), 'application/zip');
    await world.db
      .update(dataExports)
      .set({ storageKey: abandoned })
      .where(eq(dataExports.userId, person.user.id));
    await world.drain();
    expect(await world.storage.has(abandoned)).toBe(false);
    expect((await fetchArchive(person)).statusCode).toBe(200);
  });

  test('of two attempts at once, one archive is stored and announced', async () => {
    await request(person);
    const [row] = await rowsOf(person);
    const run = () => world.app.jobs.runNow('prepare-data-export', { id: row?.id });
    await Promise.all([run(), run()]);
    await world.drain();
    expect(unzip((await fetchArchive(person)).rawPayload).has('index.html')).toBe(true);
    const items = await world.db.select().from(inboxItems).where(eq(inboxItems.userId, person.user.id));
    expect(items).toHaveLength(1);
  });

  test('one that cannot be written is given up, and may be repeated on the same day', async () => {
    await request(person);
    const before = new Date(world.clock.now().getTime() - 7 * 60 * 60 * 1000);
    await world.db
      .update(dataExports)
      .set({ requestedAt: before })
      .where(eq(dataExports.userId, person.user.id));
    await world.app.jobs.runNow('end-data-exports');
    expect(await own(person).read({})).toMatchObject({ dataExport: { state: 'FAILED' }, nextAt: null });
    expect((await request(person)).dataExport?.state).toBe('PREPARING');
  });
});
