import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { each } from '../lib/http.ts';
import { aDraft } from '../lib/tenant.ts';
import { assertSuccess } from '../lib/assert-success.ts';
import { openWorld, type Actor, type World } from '../lib/world.ts';

const RECRUITMENTS = '/api/v1/company/recruitments';
const REASON = encodeURIComponent('면접 준비');
/** Formulas that a spreadsheet would compute, fetch or run; 50 characters at most, as a name may have. */
const payloads = [
  '=1+1',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://127.0.0.1:9/?"&A1,"x")',
  '=WEBSERVICE("http://127.0.0.1:9/")',
  '=IMPORTXML("http://127.0.0.1:9/","//a")',
  "=DDE('cmd';'/C calc';'x')",
  "+cmd|' /C calc'!A0",
  '-2+3+cmd|1',
  '@SUM(1+1)*cmd|1',
  '\t=1+1+1',
  '\r=1+1+2',
  '\n=1+1+3',
  '＝1+1',
  '＋1+1',
  '＠SUM(1)',
  '"=1+1',
  "'=1+1",
  ';=1+1',
  ',=1+1',
  '{=1+1}',
  '_x003D_1+1',
  '&#61;1+1',
  '</t></is></c><c t="str"><f>1+1</f></c>',
  ']]><f>1+1</f>',
];

/** No cell of a workbook is a formula, and every payload is in it as text. */
async function tryBook(book: Buffer, words: readonly string[], tally: Tally): Promise<number> {
  const { sheets } = await readXlsx(new Uint8Array(book));
  const cells = sheets.flatMap(({ rows }) => rows.flat());
  const texts = new Set(cells.filter((cell) => typeof cell === 'string').map((cell) => cell.trim()));
  const computed = sheets.flatMap((sheet) =>
    [...(sheet.cells ?? [])].filter(([, cell]) => cell.type === 'formula' || cell.formula !== undefined),
  );
  tally.check(computed.length === 0, () => `${computed.length} cells compute`);
  for (const word of words)
    tally.check(texts.has(word.trim()), () => `${JSON.stringify(word)} is no text of the sheet`);
  return cells.length;
}

/** A person whose every text is the payload applies, and gets a memo with it. */
async function anApplicant(world: World, company: Actor, recruitment: string, word: string) {
  const person = await world.aPerson({ name: word.trim(), address1: word.trim() });
  const personalInformation = { name: word, phone: person.user.phone, residence: { address1: word } };
  const education = {
    institutionType: 'UNIVERSITY',
    institutionName: word,
    attendingStatus: 'GRADUATED',
  };
  const put = async (actor: Actor, path: string, body: unknown) =>
    assertSuccess(await world.call(actor, 'PUT', path, { body }), `PUT ${path}`);
  await put(person, '/api/v1/person/resume', { personalInformation, education });
  const path = `/api/v1/recruitments/${recruitment}/application`;
  assertSuccess(await world.call(person, 'POST', path, { body: {} }), `POST ${path}`);
  const applied = await put(person, `${path}/apply`, {});
  const id = applied.string('application', '_id');
  await put(company, `${RECRUITMENTS}/${recruitment}/applications/${id}/memo`, { memo: word });
}

/** Notices, whose titles the audit log names; titles of one line cannot have every payload. */
async function notices(world: World, administrator: Actor): Promise<string[]> {
  const taken: string[] = [];
  for (const subject of payloads) {
    const body = { subject, content: '<p>글</p>' };
    const { status } = await world.call(administrator, 'POST', '/api/console/center/notifications', { body });
    if (status === 200) taken.push(subject);
  }
  return taken;
}

/** The workbook of a program that trusts its input. */
async function weakBook(): Promise<Buffer> {
  const cells = payloads
    .filter((word) => word.startsWith('='))
    .map((word, n) => [`${n},0`, { formula: word.slice(1) }] as const);
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'weak', rows: [['x']], cells: new Map(cells) }] }));
}

export const attack: Attack = {
  id: 'C4',
  what: 'Formulas as names, addresses, schools, memos and titles in the sheets of applicants, members, the audit log and statistics',
  goal: '0 cells that compute; every payload stored as text',
  run: async ({ onPostgres }) => {
    const { db, url } = await onPostgres();
    const world = await openWorld(db, url);
    const [company, administrator] = [await world.aCompany(), await world.anAdministrator()];
    const body = { ...aDraft(), state: 'ON_GOING' };
    const recruitment = assertSuccess(
      await world.call(company, 'POST', RECRUITMENTS, { body }),
      'a recruitment',
    ).string('recruitment', '_id');
    await each(payloads, 4, (word) => anApplicant(world, company, recruitment, word));
    const tally = createTally();
    const titles = await notices(world, administrator);
    tally.check(titles.length >= payloads.length / 2, () => `${titles.length} titles taken`);
    const days = `from=2026-01-01&to=2026-01-31&reason=${REASON}`;
    const sheets: [actor: Actor, path: string, words?: readonly string[]][] = [
      [company, `${RECRUITMENTS}/${recruitment}/applications/export?reason=${REASON}&contacts=true`],
      [company, `${RECRUITMENTS}/${recruitment}/applications/export?reason=${REASON}`],
      [administrator, `/api/console/users/workbook?reason=${REASON}&contacts=true`],
      [administrator, `/api/console/audit-logs/workbook?reason=${REASON}`, titles],
      [administrator, `/api/console/statistics/reports/workbook?kind=APPLICATIONS&${days}`, []],
      [administrator, `/api/console/statistics/recruitment/workbook?${days}`, []],
    ];
    let cells = 0;
    for (const [actor, path, words = payloads] of sheets)
      cells += await tryBook(assertSuccess(await world.call(actor, 'GET', path), path).body, words, tally);

    const weak = createTally();
    await tryBook(await weakBook(), [], weak);
    return tally.outcome(
      { payloads: payloads.length, sheets: sheets.length, 'cells read': cells },
      weak.failures() > 0,
    );
  },
};
