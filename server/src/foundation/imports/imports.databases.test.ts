import { and, eq, inArray } from 'drizzle-orm';
import { readXlsx, type CellValue } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { levels } from '@ieum/contract/account/levels/endpoints.ts';
import { consoleFaqs } from '@ieum/contract/content/faqs/endpoints.ts';
import { consoleHashTags } from '@ieum/contract/foundation/hash-tags/endpoints.ts';
import { imports, type Import } from '@ieum/contract/foundation/imports/endpoints.ts';
import type { ImportKind } from '@ieum/contract/foundation/imports/enums.ts';
import { users } from '#account/users/tables.ts';
import { hashTags } from '#foundation/hash-tags/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { aWord } from '../../../test/recruitment.ts';
import { aWorkbook, aZip, rawParts } from '../../../test/workbooks/workbooks.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { auditLogs } from '../audit/tables.ts';
import { importRows } from './tables.ts';

let world: World;
let admin: TestActor;
let editor: TestActor;
beforeAll(async () => {
  world = await theWorld();
  [admin, editor] = [await world.anAdministrator(), await world.anAdministrator('EDITOR')];
});

const api = (actor = admin) => world.api(actor, imports);
const of = (id: string) => ({ params: { _import: id } });
const send = (kind: ImportKind, file: Buffer, { actor = admin, name = 'a.xlsx', locale = 'ko' } = {}) => {
  return world.answers(actor, imports).check({
    params: { importKind: kind },
    file: { content: file, name },
    headers: { 'accept-language': locale },
  });
};
async function check(kind: ImportKind, rows: CellValue[][], actor = admin): Promise<Import> {
  const answer = await send(kind, await aWorkbook(rows), { actor });
  expect(answer.statusCode).toBe(200);
  return answer.json().import;
}
const confirm = (id: string, skipsFaulty = false) =>
  api().write({ ...of(id), body: { reason: '태그 정리', skipsFaulty } });
async function written(id: string): Promise<Import> {
  await world.drain();
  return (await api().find(of(id))).import;
}
async function write(id: string, skipsFaulty = false): Promise<Import> {
  await confirm(id, skipsFaulty);
  return written(id);
}
const faultsOf = async (id: string) =>
  (await api().listRows({ ...of(id), query: { outcome: 'FAULTY' } })).rows.map(({ number, faults }) => [
    number,
    ...faults.map(({ column, reason }) => `${column}: ${reason}`),
  ]);
const none = { new: 0, changed: 0, unchanged: 0, faulty: 0 };
const TAG = ['해시태그 *', '순서', '사용 여부'];
const findTags = (...names: string[]) =>
  world.db.select().from(hashTags).where(inArray(hashTags.name, names)).orderBy(hashTags.name);
const aTag = async (name: string) =>
  (await world.api(admin, consoleHashTags).create({ body: { name } })).hashTag;

describe('an import of hashtags', () => {
  test('counts first, writes all rows after, and the same workbook then changes nothing', async () => {
    const [fresh, old, same] = [aWord(8), aWord(8), aWord(8)];
    await Promise.all([aTag(old), aTag(same)]);
    const rows = [TAG, [`#${fresh}`, 7, '사용 안 함'], [old, 3, null], [same, null, '사용']];
    const checked = await check('hash-tags', rows);
    expect(checked).toMatchObject({
      state: 'CHECKED',
      counts: { ...none, new: 1, changed: 1, unchanged: 1 },
    });
    expect(await findTags(fresh)).toEqual([]);
    expect(await write(checked._id)).toMatchObject({ state: 'WRITTEN', written: 2, failure: null });
    expect(await findTags(fresh)).toMatchObject([{ position: 7, isActive: false, version: 0 }]);
    expect(await findTags(old)).toMatchObject([{ position: 3, isActive: true, version: 1 }]);
    expect((await check('hash-tags', rows)).counts).toEqual({ ...none, unchanged: 3 });
    const { hashTags: found } = await world
      .api(admin, consoleHashTags)
      .list({ query: { searchValue: fresh } });
    expect(found.map(({ name }) => name)).toEqual([fresh]);
  });

  test('written twice at once is written once, and is in the audit log with its reason', async () => {
    const { _id: id } = await check('hash-tags', [TAG, [aWord(8)], [aWord(8)]]);
    await Promise.all([confirm(id), confirm(id)]);
    await Promise.all([
      world.app.jobs.runNow('write-import', { id }),
      world.app.jobs.runNow('write-import', { id }),
    ]);
    expect(await written(id)).toMatchObject({ state: 'WRITTEN', written: 2 });
    expect(await confirm(id)).toMatchObject({ import: { state: 'WRITTEN' } });
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id));
    expect(logs).toHaveLength(1);
    expect(logs[0]).toMatchObject({
      action: 'imports.write',
      actorId: admin.user.id,
      details: { reason: '태그 정리', rowsCreated: 2, rowsChanged: 0, rowsSkipped: 0 },
    });
  });

  test('writes nothing when a row changed in between, and all of it once it is checked again', async () => {
    const [fresh, old] = [aWord(8), aWord(8)];
    const tag = await aTag(old);
    const { _id: id } = await check('hash-tags', [TAG, [fresh, 1], [old, 5]]);
    const changes = world.api(admin, consoleHashTags);
    await changes.revise({ params: { _hashTag: tag._id }, body: { index: 9 } });
    expect(await write(id)).toMatchObject({
      state: 'OUTDATED',
      written: 0,
      failure: '미리 본 뒤에 1행이 다른 곳에서 바뀌어, 아무것도 쓰지 않았어요. 다시 확인해 주세요.',
    });
    expect(await findTags(fresh)).toEqual([]);
    await expect(confirm(id)).rejects.toMatchObject({ statusCode: 409 });
    expect(await api().checkAgain(of(id))).toMatchObject({
      import: { state: 'CHECKED', counts: { new: 1, changed: 1 } },
    });
    expect(await write(id)).toMatchObject({ state: 'WRITTEN' });
    expect(await findTags(old)).toMatchObject([{ position: 5, version: 2 }]);
    await expect(api().checkAgain(of(id))).rejects.toMatchObject({ statusCode: 409 });
  });

  test('writes nothing when somebody else created one of its tags', async () => {
    const [one, other] = [aWord(8), aWord(8)];
    const { _id: id } = await check('hash-tags', [TAG, [one], [other]]);
    await aTag(other);
    expect(await write(id)).toMatchObject({ state: 'OUTDATED' });
    expect(await findTags(one)).toEqual([]);
  });

  test('names each faulty row, and skips it only when asked to', async () => {
    const [good, twice] = [aWord(8), aWord(8)];
    const rows = [
      TAG,
      [good],
      ['#'],
      [twice, 1.5, '글쎄요'],
      [twice],
      [twice.toUpperCase() === twice ? ` ${twice} ` : twice.toUpperCase()],
      ['가'.repeat(31)],
      [null, 3],
    ];
    const { _id: id, counts } = await check('hash-tags', rows);
    expect(counts).toEqual({ ...none, new: 2, faulty: 5 });
    expect(await faultsOf(id)).toEqual([
      [3, '해시태그: 해시태그 이름을 적어 주세요'],
      [
        4,
        '사용 여부: 이 가운데 하나를 적어 주세요: 사용, 사용 안 함',
        '순서: 소수점 없는 숫자로 입력해 주세요',
      ],
      [6, '해시태그: 5행과 같은 대상이에요. 한 행만 남겨 주세요.'],
      [7, '해시태그: 너무 길어요'],
      [8, '해시태그: 입력해 주세요'],
    ]);
    await expect(confirm(id)).rejects.toMatchObject({ statusCode: 409 });
    expect(await write(id, true)).toMatchObject({ state: 'WRITTEN', written: 2 });
    expect(await findTags(good, twice)).toHaveLength(2);
    const file = await world.answers(admin, imports).exportFaults({ params: { _import: id } });
    const { sheets } = await readXlsx(new Uint8Array(file.rawPayload));
    expect(sheets[0]?.rows[0]).toEqual(['해시태그', '순서', '사용 여부', '고칠 점', '행']);
    expect(sheets[0]?.rows).toHaveLength(6);
    expect(sheets[0]?.rows[1]).toEqual(['#', '', '', '해시태그: 해시태그 이름을 적어 주세요', 3]);
  });

  test('has nothing to write when nothing is new', async () => {
    const name = aWord(8);
    await aTag(name);
    const { _id: id } = await check('hash-tags', [TAG, [name]]);
    await expect(confirm(id)).rejects.toMatchObject({ statusCode: 409 });
  });

  test('of many rows is written in batches, and pages of them are in order', async () => {
    const word = aWord(6);
    const rows = Array.from({ length: 1203 }, (_, index) => [`${word}${index}`, index]);
    const { _id: id, counts } = await check('hash-tags', [TAG, ...rows]);
    expect(counts.new).toBe(1203);
    const page = await api().listRows({ ...of(id), query: { limit: 3, skip: 999 } });
    expect(page.rows.map(({ number, key }) => [number, key])).toEqual(
      [999, 1000, 1001].map((n) => [n + 2, `${word}${n}`]),
    );
    expect(await write(id)).toMatchObject({ state: 'WRITTEN', written: 1203 });
  });
});

describe('a workbook', () => {
  test('is made from its template in each language: headers, an example that is not imported, lists', async () => {
    for (const [locale, title] of [
      ['ko', '해시태그 *'],
      ['en', 'Hashtag *'],
      ['zh', '话题标签 *'],
    ] as const) {
      const { rawPayload } = await world
        .answers(admin, imports)
        .template({ params: { importKind: 'hash-tags' }, headers: { 'accept-language': locale } });
      const { sheets } = await readXlsx(new Uint8Array(rawPayload));
      expect(sheets[0]?.rows[0]?.[0]).toBe(title);
      expect(sheets[0]?.dataValidations).toMatchObject([{ type: 'list', formula1: 'values!$C$1:$C$2' }]);
      const empty = await send('hash-tags', rawPayload, { locale });
      expect(empty.statusCode).toBe(400);
      const example = sheets[0]?.rows[1] ?? [];
      const rows = [sheets[0]?.rows[0] ?? [], example, [aWord(8), null, example[2] ?? null]];
      expect((await check('hash-tags', rows)).counts).toEqual({ ...none, new: 1 });
    }
  });

  test('may have its columns in any order and more of them, but not without the key or twice', async () => {
    const name = aWord(8);
    const { counts } = await check('hash-tags', [
      ['메모', 'order', ' Hash Tag '],
      ['어디서 왔나', '4', name],
    ]);
    expect(counts).toEqual({ ...none, new: 1 });
    const without = await send('hash-tags', await aWorkbook([['이름'], [name]]));
    expect(without.error().message).toContain('첫 행에 이 제목이 없어요: 해시태그.');
    const twice = await send('hash-tags', await aWorkbook([['해시태그', 'Hashtag'], [name]]));
    expect(twice.error().message).toBe('첫 행에 같은 제목이 두 번 있어요: Hashtag');
  });

  test('that cannot be read is rejected with the reason, and leaves nothing behind', async () => {
    const good = await aWorkbook([TAG, [aWord(8)]]);
    const cells = Array.from({ length: 20_001 }, (_, n) => `<row><c><v>${n}</v></c></row>`).join('');
    const head = '<row><c t="inlineStr"><is><t>해시태그</t></is></c></row>';
    const large = aZip(rawParts({ sheet: `<sheetData>${head}${cells}</sheetData>` }));
    const bomb = aZip(rawParts({ sheet: ' '.repeat(66 * 1024 * 1024) }));
    const macros = aZip(
      rawParts({ sheet: '', contentType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' }),
    );
    const locked = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    const odd: [Buffer, string, string?][] = [
      [Buffer.from('해시태그,순서\n가,1'), '엑셀 파일(.xlsx)이 아니거나'],
      [good.subarray(0, good.length - 30), '엑셀 파일(.xlsx)이 아니거나'],
      [large, '20,000행까지'],
      [bomb, '압축을 풀면 너무 큰 파일'],
      [macros, '매크로가 든 파일'],
      [good, '매크로가 든 파일', 'a.XLSM'],
      [locked, '암호를 건 파일'],
      [await aWorkbook([]), '넣을 행이 없어요'],
      [await aWorkbook([TAG]), '넣을 행이 없어요'],
    ];
    const actor = await world.anAdministrator();
    for (const [file, reason, name] of odd) {
      const answer = await send('hash-tags', file, { actor, ...(name && { name }) });
      expect([answer.statusCode, answer.error().message, answer.error().fields['file']]).toEqual([
        400,
        expect.stringContaining(reason),
        expect.stringContaining(reason),
      ]);
    }
    const tooLarge = await send('hash-tags', Buffer.alloc(10 * 1024 * 1024 + 1), { actor });
    expect(tooLarge.statusCode).toBe(413);
  }, 60_000);

  test('is read no further than its formulas and dates', async () => {
    const name = aWord(8);
    const sheet =
      '<sheetData><row><c t="inlineStr"><is><t>해시태그</t></is></c><c t="inlineStr"><is><t>순서</t></is></c></row>' +
      `<row><c t="str"><f>CONCAT("a","b")</f><v>ab</v></c></row><row><c t="inlineStr"><is><t>${name}</t></is></c><c><f>1+1</f><v>2</v></c></row></sheetData>`;
    const answer = await send('hash-tags', aZip(rawParts({ sheet })));
    const { _id: id } = answer.json().import;
    expect(await faultsOf(id)).toEqual([
      [2, '해시태그: 수식은 읽지 않아요. 값만 붙여넣어 주세요.'],
      [3, '순서: 수식은 읽지 않아요. 값만 붙여넣어 주세요.'],
    ]);
  });
});

describe('who may import', () => {
  test('needs the right of the kind, too', async () => {
    const viewer = await world.anAdministrator('VIEWER');
    const file = await aWorkbook([TAG, [aWord(8)]]);
    expect((await send('hash-tags', file, { actor: viewer })).statusCode).toBe(403);
    expect((await send('hash-tags', file, { actor: editor })).statusCode).toBe(200);
    expect((await send('member-levels', file, { actor: editor })).statusCode).toBe(403);
    expect(
      (await world.answers(editor, imports).template({ params: { importKind: 'member-levels' } })).statusCode,
    ).toBe(403);
  });

  test('sees only what they sent', async () => {
    const { _id: id } = await check('hash-tags', [TAG, [aWord(8)]]);
    const missing = { statusCode: 404 };
    await expect(api(editor).find(of(id))).rejects.toMatchObject(missing);
    await expect(api(editor).listRows(of(id))).rejects.toMatchObject(missing);
    await expect(api(editor).checkAgain(of(id))).rejects.toMatchObject(missing);
    await expect(api(editor).write({ ...of(id), body: { reason: '왜' } })).rejects.toMatchObject(missing);
    await expect(api().find(of(newId()))).rejects.toMatchObject(missing);
  });

  test('is checked again when the rows are written', async () => {
    const other = await world.anAdministrator();
    const name = aWord(8);
    const { _id: id } = await check('hash-tags', [TAG, [name]], other);
    await api(other).write({ ...of(id), body: { reason: '왜' } });
    await world.db.update(users).set({ role: 'VIEWER' }).where(eq(users.id, other.user.id));
    await world.drain();
    await world.db.update(users).set({ role: 'OWNER' }).where(eq(users.id, other.user.id));
    expect((await api(other).find(of(id))).import).toMatchObject({ state: 'FAILED', written: 0 });
    expect(await findTags(name)).toEqual([]);
  });
});

const FAQ = ['분류', '질문', '답변', '순서', '공개 여부'];
const findFaq = async (question: string) => {
  const { faqs } = await world.api(admin, consoleFaqs).list({ query: { searchValue: question } });
  const [row] = faqs.filter((faq) => faq.question === question);
  return row && (await world.api(admin, consoleFaqs).find({ params: { _faq: row._id } })).faq;
};

describe('an import of FAQs', () => {
  test('writes text as paragraphs, and keeps the formatting of an answer whose text is the same', async () => {
    const [fresh, old] = [`새 ${aWord(8)}`, `옛 ${aWord(8)}`];
    const body = { category: 'ETC' as const, question: old, answer: '<p>이 <strong>답변</strong></p>' };
    await world.api(admin, consoleFaqs).create({ body });
    const rows = [
      FAQ,
      ['Other', fresh, '=첫 줄 <b>\n둘째 줄', 5, '비공개'],
      ['포인트·결제', old, '이 답변', null, null],
    ];
    const checked = await check('faqs', rows);
    expect(checked.counts).toEqual({ ...none, new: 1, changed: 1 });
    expect(await write(checked._id)).toMatchObject({ state: 'WRITTEN', written: 2 });
    expect(await findFaq(fresh)).toMatchObject({
      category: 'ETC',
      answer: '<p>=첫 줄 &lt;b&gt;</p><p>둘째 줄</p>',
      index: 5,
      isActive: false,
    });
    expect(await findFaq(old)).toMatchObject({ category: 'POINT', answer: body.answer, version: 1 });
    expect((await check('faqs', rows)).counts).toEqual({ ...none, unchanged: 2 });
    const { _id: id } = (await findFaq(fresh)) ?? { _id: '' };
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id));
    expect(logs.map(({ action }) => action)).toEqual(['faqs.create']);
  });

  test('has no more questions than a category can have', async () => {
    const word = aWord(8);
    const rows = Array.from({ length: 101 }, (_, n) => ['프로그램', `${word} ${n}`, '답변']);
    const { _id: id, counts } = await check('faqs', [FAQ.slice(0, 3), ...rows]);
    expect(counts.new + counts.faulty).toBe(101);
    expect(counts.faulty).toBeGreaterThan(0);
    const faults = await faultsOf(id);
    expect(faults.at(-1)).toEqual([102, '분류: 한 분류에 질문을 100개까지 둘 수 있어요']);
  });

  test('does not choose between two questions of the same wording', async () => {
    const question = `둘 ${aWord(8)}`;
    const body = { category: 'ETC' as const, question, answer: '답변' };
    await world.api(admin, consoleFaqs).create({ body });
    await world.api(admin, consoleFaqs).create({ body });
    const { _id: id } = await check('faqs', [FAQ.slice(0, 3), ['기타', question, '다른 답변']]);
    expect(await faultsOf(id)).toEqual([
      [2, '질문: 같은 질문이 이미 여러 개 있어요. FAQ 화면에서 하나만 남겨 주세요.'],
    ]);
  });
});

describe('an import of levels', () => {
  test('gives members their level, recorded for each, and rejects those who have none', async () => {
    const name = `등급 ${aWord(6)}`;
    const aLevel = (input: string) =>
      world.api(admin, levels).create({ body: { code: `l-${newId()}`.slice(0, 40), name: input } });
    // The first level of all is the default one, which members have already.
    await aLevel(aWord(6));
    const { level } = await aLevel(name);
    const [one, same, gone] = [
      await world.aPerson(),
      await world.aPerson({ levelId: level._id }),
      await world.aPerson({ status: 'WITHDRAWN' }),
    ];
    const rows = [one, same, gone, admin].map(({ user }) => [user.username, name]);
    const { _id: id, counts } = await check('member-levels', [['아이디', '등급'], ...rows]);
    expect(counts).toEqual({ ...none, changed: 1, unchanged: 1, faulty: 2 });
    expect(await faultsOf(id)).toEqual([
      [4, '아이디: 이 아이디를 쓰는 회원이 없어요'],
      [5, '아이디: 관리자는 등급이 없어요'],
    ]);
    expect(await write(id, true)).toMatchObject({ state: 'WRITTEN', written: 1 });
    const [after] = await world.db.select().from(users).where(eq(users.id, one.user.id));
    expect(after?.levelId).toBe(level._id);
    const isLevel = and(eq(auditLogs.subjectId, one.user.id), eq(auditLogs.action, 'users.setLevel'));
    const logs = await world.db.select().from(auditLogs).where(isLevel);
    expect(logs).toMatchObject([{ actorId: admin.user.id, details: { level: name } }]);
  });
});

describe('an import that is over', () => {
  test('is deleted with its rows after a day', async () => {
    const { _id: id } = await check('hash-tags', [TAG, [aWord(8)]]);
    world.clock.advance(24 * 60 * 60 + 1);
    try {
      await world.app.jobs.runNow('end-imports');
    } finally {
      world.clock.reset();
    }
    expect(await world.db.select().from(importRows).where(eq(importRows.importId, id))).toEqual([]);
    await expect(api().find(of(id))).rejects.toMatchObject({ statusCode: 404 });
  });
});
