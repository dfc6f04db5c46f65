import { beforeAll, describe, expect, test } from 'vitest';
import { eq, inArray } from 'drizzle-orm';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { consoleForms, forms } from '@ieum/contract/content/forms/endpoints.ts';
import { FORM_FILES_MAX, FORM_UPLOAD_SECONDS } from '@ieum/contract/content/forms/enums.ts';
import { formTexts as m } from '@ieum/contract/content/forms/texts.ts';
import { accessRecords, auditLogs } from '#foundation/audit/tables.ts';
import { files } from '#foundation/files/tables.ts';
import { messages } from '#foundation/messages/tables.ts';
import { seoulDay } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { aPdf, aPng } from '../../../test/pictures.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { serviceForms } from './tables.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const ofForm = (id: string) => ({ params: { _form: id } });

type Draft = Call<typeof forms.create>['body'];
const aDraft = (input: Partial<Draft> = {}): Draft => ({
  type: '참가 신청서',
  name: '11월 바이어 상담회',
  content: '부스 하나를 부탁드려요',
  fields: { 회사: '한빛테크', 담당자: '김서연', 인원: '2' },
  ...input,
});
const of = (id: string) => ({ params: { _form: id } });
const api = (actor: TestActor | undefined = admin) => world.api(actor, forms);
const desk = () => world.api(admin, consoleForms);
let address = 0;
const submit = async (draft = aDraft(), actor?: TestActor) => {
  const headers = { 'x-forwarded-for': `198.51.${(address++ % 250) + 1}.9` };
  const answer = await world.answers(actor, forms).create({ body: draft, headers });
  return answer.json().form as { _id: string; token: string };
};
const attach = (id: string, token?: string, actor?: TestActor) =>
  world.answers(actor, forms).addFile({
    ...ofForm(id),
    form: token === undefined ? {} : { token },
    file: { content: aPdf(), name: '신청서.pdf' },
  });
const actionsOf = async (id: string) =>
  (await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id)))
    .map(({ action }) => action)
    .toSorted();

describe('a form', () => {
  test('is submitted by a visitor and read by administrators only, its fields in their order', async () => {
    const { _id } = await submit(aDraft({ fields: { 회사: '한빛테크', 담당자: '김서연', '가 나': '다' } }));
    const { form } = await api().find(of(_id));
    expect(form).toMatchObject({ name: '11월 바이어 상담회', emailedAt: null, files: [], thumb: null });
    expect(Object.keys(form.fields)).toEqual(['회사', '담당자', '가 나']);
    const person = await world.aPerson();
    await expect(api(person).find(of(_id))).rejects.toMatchObject({ statusCode: 403 });
    expect((await world.answers(undefined, forms).find(ofForm(_id))).statusCode).toBe(401);
  });

  test('is found by a part of its name, changed, merged and deleted with an audit entry for each', async () => {
    const name = `양식 ${newId()}`;
    const { form } = await desk().create({ body: aDraft({ name }) });
    const { forms: found } = await desk().list({ query: { searchValue: name.slice(3) } });
    expect(found.map(({ _id }) => _id)).toEqual([form._id]);
    const body = { type: '상담 신청서', version: 0 };
    expect((await desk().revise({ ...of(form._id), body })).form).toMatchObject({ name, version: 1 });
    await expect(desk().revise({ ...of(form._id), body })).rejects.toMatchObject({ statusCode: 409 });
    await api().remove(of(form._id));
    await expect(desk().find(of(form._id))).rejects.toMatchObject({ statusCode: 404 });
    expect(await actionsOf(form._id)).toEqual(['forms.create', 'forms.remove', 'forms.revise']);
  });

  test.each([
    ['without a name', { name: ' ' }, 'name'],
    ['without a kind', { type: '' }, 'type'],
    [
      'with too many fields',
      { fields: Object.fromEntries([...Array(31).keys()].map((n) => [`칸${n}`, ''])) },
      'fields',
    ],
  ])('is rejected %s', async (_, change, field) => {
    await expect(desk().create({ body: aDraft(change) })).rejects.toMatchObject({
      statusCode: 400,
      fields: expect.objectContaining({ [field]: expect.any(String) as string }) as object,
    });
  });

  test('submissions from one network are limited', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      const headers = { 'x-forwarded-for': '203.0.113.77' };
      codes.push((await world.answers(undefined, forms).create({ body: aDraft(), headers })).statusCode);
    }
    expect(codes.at(-1)).toBe(429);
  });
});

describe('a submitted form', () => {
  const secret = { 이름: '홍길동', 연락처: '010-9999-8888', 이메일: 'hong@secret.example', 통역: '' };
  const masked = { 이름: '***', 연락처: '*****', 이메일: '*****', 통역: '' };
  const readingsOf = async (id: string) => {
    await world.app.modules.flush();
    return world.db.select().from(accessRecords).where(eq(accessRecords.subjectId, id));
  };

  test.each(['VIEWER', 'EDITOR'] as const)('is masked for a %s, at both addresses', async (role) => {
    const reader = await world.anAdministrator(role);
    const { _id, token } = await submit(aDraft({ fields: secret }), await world.aPerson());
    await attach(_id, token);
    for (const addresses of [forms, consoleForms] as const) {
      const answer = await world.answers(reader, addresses).find(of(_id));
      expect(answer.json().form).toMatchObject({ isMasked: true, hasFiles: true, files: [], fields: masked });
      for (const part of ['홍길동', '9999', 'secret.example', '부스'])
        expect(JSON.stringify(answer.json())).not.toContain(part);
    }
    expect((await world.api(reader, forms).listFiles(of(_id))).files).toEqual([]);
    expect((await world.api(reader, forms).findThumb(of(_id))).file).toBeNull();
    expect(await readingsOf(_id)).toEqual([]);
  });

  test.each(['OWNER', 'OPERATOR', 'SUPPORT'] as const)(
    'is whole for a %s, and the reading of a form of a member is recorded',
    async (role) => {
      const reader = await world.anAdministrator(role);
      const person = await world.aPerson();
      const { _id } = await submit(aDraft({ fields: secret }), person);
      const { form } = await world.api(reader, consoleForms).find(of(_id));
      expect(form).toMatchObject({ isMasked: false, fields: secret, content: '부스 하나를 부탁드려요' });
      const [reading] = await readingsOf(_id);
      expect(reading).toMatchObject({ what: 'FORM', readerId: reader.user.id, personId: person.user.id });
    },
  );

  test('of a visitor is in the audit log when it is read, by its kind', async () => {
    const reader = await world.anAdministrator('SUPPORT');
    const { _id } = await submit(aDraft({ fields: secret }));
    await world.api(reader, consoleForms).find(of(_id));
    await world.api(reader, forms).listFiles(of(_id));
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, _id));
    const by = { action: 'forms.read', actorId: reader.user.id, subjectName: aDraft().type };
    expect(logs).toEqual([expect.objectContaining(by), expect.objectContaining(by)]);
  });

  test('is neither changed nor sent nor deleted by an editor, who may do so with a form of the centre', async () => {
    const editor = await world.anAdministrator('EDITOR');
    const { _id } = await submit(aDraft({ fields: secret }));
    const email = { email: 'lee@example.com', subject: '신청서', content: '회신 부탁드려요' };
    const [mine, edits] = [world.answers(editor, consoleForms), world.answers(editor, forms)];
    const answers = [
      await mine.revise({ ...of(_id), body: { name: '다른 이름' } }),
      await mine.previewEmail({ ...of(_id), body: email }),
      await mine.email({ ...of(_id), body: email }),
      await mine.remove(of(_id)),
      await edits.setThumb({ ...of(_id), file: { content: await aPng(), name: 'a.png' } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
    expect((await attach(_id, undefined, editor)).statusCode).toBe(404);
    const { form } = await desk().create({ body: aDraft() });
    expect((await mine.find(of(form._id))).json().form).toMatchObject({
      isMasked: false,
      fields: form.fields,
    });
    expect((await mine.previewEmail({ ...of(form._id), body: email })).statusCode).toBe(200);
    expect((await mine.revise({ ...of(form._id), body: { name: '새 이름' } })).statusCode).toBe(200);
  });
});

describe('files of a form', () => {
  test('are attached with the token of the submission, only to that form and for fifteen minutes', async () => {
    const [mine, other] = [await submit(), await submit()];
    expect((await attach(mine._id, mine.token)).statusCode).toBe(200);
    expect((await attach(other._id, mine.token)).statusCode).toBe(404);
    expect((await attach(mine._id)).statusCode).toBe(404);
    expect((await attach(mine._id, undefined, await world.aPerson())).statusCode).toBe(404);
    world.clock.advance(FORM_UPLOAD_SECONDS + 1);
    expect((await attach(mine._id, mine.token)).error()).toMatchObject({ message: m.uploadOver.text.ko });
    world.clock.reset();
    expect((await api().listFiles(of(mine._id))).files).toMatchObject([{ name: '신청서.pdf' }]);
  });

  test('are attached without a token by administrators who may write content, and no others', async () => {
    const { _id } = await submit();
    const reader = await world.anAdministrator('SUPPORT');
    expect((await attach(_id, undefined, reader)).statusCode).toBe(404);
    expect((await attach(_id, undefined, admin)).statusCode).toBe(200);
    expect((await attach(newId(), undefined, admin)).statusCode).toBe(404);
  });

  test('are ten at most, also in parallel', async () => {
    const { _id, token } = await submit();
    const answers = await Promise.all(Array.from({ length: FORM_FILES_MAX + 2 }, () => attach(_id, token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(FORM_FILES_MAX);
    expect((await api().listFiles(of(_id))).files).toHaveLength(FORM_FILES_MAX);
  });

  test('and the picture are removed by an administrator, and released for deletion', async () => {
    const { _id, token } = await submit();
    const file = (await attach(_id, token)).json().file._id as string;
    const thumb = (
      await world
        .api(admin, forms)
        .setThumb({ ...ofForm(_id), file: { content: await aPng(), name: 'a.png' } })
    ).file;
    expect((await api().findThumb(of(_id))).file).toMatchObject({ _id: thumb._id });
    await api().removeThumb(of(_id));
    await api().removeFile({ params: { _form: _id, _file: file } });
    const rows = await world.db
      .select()
      .from(files)
      .where(inArray(files.id, [file, thumb._id]));
    expect(rows.map(({ attachedAt }) => attachedAt)).toEqual([null, null]);
    await expect(api().removeFile({ params: { _form: _id, _file: newId() } })).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});

describe('PUT /api/console/forms/{_form}/email', () => {
  const written = {
    email: 'lee@example.com, park@example.com',
    subject: '신청서',
    content: '회신 부탁드려요',
  };
  const mailsOf = async (to: string) => world.db.select().from(messages).where(eq(messages.to, to));

  test('is previewed exactly as it is sent, and the result is recorded', async () => {
    // E-mails of other tests that are still queued would push this one out of the sender's memory.
    await world.drain();
    const to = `${newId()}@example.com`;
    const { _id } = await submit();
    const body = { ...written, email: to };
    const { mail } = await desk().previewEmail({ ...of(_id), body });
    expect(mail).toMatchObject({ addresses: [to], subject: '신청서' });
    expect(await mailsOf(to)).toEqual([]);
    await desk().email({ ...of(_id), body });
    world.clock.advance(1);
    await world.drain();
    const [sent] = world.mail.sent.filter((one) => one.to === to);
    expect({ html: sent?.html, text: sent?.text }).toEqual({ html: mail.html, text: mail.text });
    for (const part of ['회신 부탁드려요', '한빛테크', '11월 바이어 상담회'])
      expect(mail.text).toContain(part);
    const { form } = await desk().find(of(_id));
    expect(form.emailedAt).not.toBeNull();
    expect(form.sendings).toMatchObject([{ count: 1, state: 'SENT', by: { name: admin.user.name } }]);
    expect(await actionsOf(_id)).toEqual(['forms.email', 'forms.read']);
    world.clock.reset();
  });

  test('links the files of the form with their size; the links need no login and end after fourteen days', async () => {
    await world.drain();
    const to = `${newId()}@example.com`;
    const { _id, token } = await submit();
    const { file } = (await attach(_id, token)).json();
    const body = { ...written, email: to };
    const { mail } = await desk().previewEmail({ ...of(_id), body });
    await desk().email({ ...of(_id), body });
    world.clock.advance(1);
    await world.drain();
    const [sent] = world.mail.sent.filter((one) => one.to === to);
    expect(sent?.text).toBe(mail.text);
    const [line = '', url = ''] = /^신청서\.pdf \(\d+KB\): (https?:\S+)$/mu.exec(sent?.text ?? '') ?? [];
    expect(line).toContain(`/api/v1/files/${file._id}?until=`);
    expect(sent?.html).toContain(url.replaceAll('&', '&amp;'));
    const { pathname, search } = new URL(url);
    const read = async (query = search) =>
      (await world.call(undefined, 'GET', `${pathname}${query}`)).statusCode;
    expect(await read()).toBe(200);
    expect(await read('')).toBe(404);
    expect(await read(search.replace(/until=(\d+)/u, (_, until) => `until=${Number(until) + 1}`))).toBe(404);
    world.clock.advance(14 * 24 * 60 * 60);
    expect(sent?.text).toContain(`파일 (${seoulDay(world.clock.now())}까지 내려받을 수 있어요)`);
    expect(await read()).toBe(200);
    world.clock.advance(24 * 60 * 60);
    expect(await read()).toBe(404);
    world.clock.reset();
    const [log] = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, _id));
    expect(log).toMatchObject({ action: 'forms.email', details: { count: 1, linkedFiles: 1 } });
  });

  test('sends once however often the same press arrives, also in parallel, and again with a new key', async () => {
    const to = `${newId()}@example.com`;
    const { _id } = await submit();
    const press = (key: string) => desk().email({ ...of(_id), body: { ...written, email: to, key } });
    const [one, same] = await Promise.all([press('one'), press('one')]);
    expect(same.sending._id).toBe(one.sending._id);
    await press('two');
    expect(await mailsOf(to)).toHaveLength(2);
  });

  test.each([
    ['nobody', ''],
    ['what is no address', 'lee@example.com, park'],
    ['more than ten', [...Array(11).keys()].map((n) => `p${n}@example.com`).join(',')],
  ])('is rejected for %s, and nothing is sent', async (_, email) => {
    const { _id } = await submit();
    const sending = desk().email({ ...of(_id), body: { ...written, email } });
    await expect(sending).rejects.toMatchObject({ statusCode: 400 });
    expect((await desk().find(of(_id))).form).toMatchObject({ emailedAt: null, sendings: [] });
  });
});

test('a year later the form of a visitor and its files are erased, not a day earlier, and no other form', async () => {
  const { _id, token } = await submit();
  const { file } = (await attach(_id, token)).json();
  const own = await submit(aDraft(), await world.aPerson());
  const { form: stored } = await desk().create({ body: aDraft() });
  const ids = [_id, own._id, stored._id];
  const left = async () =>
    new Set(
      (
        await world.db.select({ id: serviceForms.id }).from(serviceForms).where(inArray(serviceForms.id, ids))
      ).map(({ id }) => id),
    );
  world.clock.advance(364 * 24 * 60 * 60);
  await world.app.jobs.runNow('erase-old-forms');
  expect(await left()).toEqual(new Set(ids));
  world.clock.advance(2 * 24 * 60 * 60);
  await world.app.jobs.runNow('erase-old-forms');
  world.clock.reset();
  expect(await left()).toEqual(new Set([own._id, stored._id]));
  const [row] = await world.db.select().from(files).where(eq(files.id, file._id));
  expect(row?.attachedAt).toBeNull();
});
