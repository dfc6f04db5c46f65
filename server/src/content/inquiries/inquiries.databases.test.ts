import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { consoleInquiries, inquiries } from '@ieum/contract/content/inquiries/endpoints.ts';
import { eq } from 'drizzle-orm';
import { auditLogs } from '#foundation/audit/tables.ts';
import { files } from '#foundation/files/tables.ts';
import { messages } from '#foundation/messages/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { aPdf } from '../../../test/pictures.ts';
import { type BodyOf, type QueryOf, invalid } from '../../../test/api.ts';
import { aPhone, theWorld, type TestActor, type World } from '../../../test/world.ts';
import { serviceInquiries } from './tables.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const console = () => world.api(admin, consoleInquiries);
const of = (id: string) => ({ params: { _form: id } });
type Draft = BodyOf<typeof inquiries.create>;
const aDraft = (input: Partial<Draft> = {}): Draft => ({
  companyName: '한빛무역',
  name: '홍길동',
  phone: aPhone(),
  email: 'hong@hanbit.example',
  subject: `채용 설명회 ${newId()}`,
  content: '11월 채용 설명회에 참가하고 싶어요',
  agreed: true,
  ...input,
});
let address = 0;
/** Each call from another network, so that the tests do not meet the limit of one. */
const send = async (body: Draft, actor?: TestActor, from = `198.51.${address++ % 250}.7`) =>
  world.answers(actor, inquiries).create({ body, headers: { 'x-forwarded-for': from } });
const sent = async (input: Partial<Draft> = {}, actor?: TestActor) => {
  const answer = await send(aDraft(input), actor);
  expect(answer.statusCode).toBe(200);
  return answer.json().serviceInquiryForm as { _id: string; number: number };
};
const rowOf = async (id: string) =>
  (await world.db.select().from(serviceInquiries).where(eq(serviceInquiries.id, id)))[0];
const messagesTo = (to: string) => world.db.select().from(messages).where(eq(messages.to, to));

describe('a service inquiry', () => {
  test('of a visitor gets a number and appears in the console with masked contact details', async () => {
    const phone = aPhone();
    const receipt = await sent({ phone });
    expect(receipt.number).toBeGreaterThan(0);
    const { serviceInquiryForms } = await console().list({ query: { searchValue: String(receipt.number) } });
    expect(serviceInquiryForms).toMatchObject([
      { _id: receipt._id, name: '홍*동', state: 'ANSWER_AWAITING' },
    ]);
    const { serviceInquiryForm } = await console().find(of(receipt._id));
    expect(serviceInquiryForm).toMatchObject({ email: 'ho***@hanbit.example', canReceiveSms: true });
    const { contact } = await console().disclose({ ...of(receipt._id), body: { reason: '전화 상담' } });
    expect(contact).toEqual({ name: '홍길동', phone, email: 'hong@hanbit.example' });
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, receipt._id));
    expect(logs).toMatchObject([{ action: 'inquiries.disclose', details: { reason: '전화 상담' } }]);
  });

  test('with empty fields is rejected at each and stores nothing', async () => {
    const before = await world.db.$count(serviceInquiries);
    const answer = await send({ ...aDraft(), companyName: '', name: ' ', subject: '', agreed: false });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.error().fields).toSorted()).toEqual([
      'agreed',
      'companyName',
      'name',
      'subject',
    ]);
    expect(await world.db.$count(serviceInquiries)).toBe(before);
  });

  test('the fourth within an hour with the same phone is rejected', async () => {
    const phone = aPhone();
    for (const _ of [1, 2, 3]) await sent({ phone });
    const answer = await send(aDraft({ phone }));
    expect(answer.statusCode).toBe(429);
    expect(answer.error().message).toContain('분 뒤에 다시');
  });

  test("a visitor's file is attached once", async () => {
    const { file } = await world
      .api(undefined, inquiries)
      .upload({ file: { content: aPdf(), name: '회사 소개.pdf' } });
    const { _id } = await sent({ files: [file._id] });
    expect((await console().find(of(_id))).serviceInquiryForm.files).toMatchObject([
      { name: '회사 소개.pdf' },
    ]);
    expect((await send(aDraft({ files: [file._id] }))).statusCode).toBe(400);
  });

  test('of a company belongs to its account', async () => {
    const company = await world.aCompany();
    const { _id } = await sent({}, company);
    expect((await console().find(of(_id))).serviceInquiryForm._user).toBe(company.user.id);
  });
});

describe('an answer', () => {
  test('is sent by e-mail, completes the inquiry, and once more sends nothing', async () => {
    const email = `${newId().slice(-12)}@hanbit.example`;
    const { _id, number } = await sent({ email });
    const body = { reply: '설명회는 12월 3일이에요' };
    const { serviceInquiryForm } = await console().revise({ ...of(_id), body });
    expect(serviceInquiryForm).toMatchObject({ state: 'ANSWER_COMPLETE', repliedBy: 'EMAIL', ...body });
    await console().revise({ ...of(_id), body });
    const mails = await messagesTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(String(number));
    expect(mails[0]?.body).toContain('홍길동 님');
  });

  test('goes by text message to a mobile phone only', async () => {
    const phone = aPhone();
    const { _id } = await sent({ phone });
    await console().revise({ ...of(_id), body: { reply: '전화드릴게요', channel: 'SMS' } });
    expect(await messagesTo(phone)).toHaveLength(1);
    const landline = await sent({ phone: '02-555-0100' });
    const late = console().revise({ ...of(landline._id), body: { reply: '안내', channel: 'SMS' } });
    await expect(late).rejects.toMatchObject({ statusCode: 400, fields: { channel: expect.anything() } });
  });

  test('over a newer version is rejected with the current inquiry', async () => {
    const { _id } = await sent();
    await console().revise({ ...of(_id), body: { state: 'ANSWER_COMPLETE', version: 0 } });
    const late = console().revise({ ...of(_id), body: { reply: '늦은 답변', version: 0 } });
    await expect(late).rejects.toMatchObject({ statusCode: 409 });
    const reopened = await console().revise({ ...of(_id), body: { state: 'ANSWER_AWAITING' } });
    expect(reopened.serviceInquiryForm).toMatchObject({ state: 'ANSWER_AWAITING', repliedAt: null });
  });

  test('an inquiry by telephone is written down and deleted by an administrator', async () => {
    const { files: _files, ...body } = aDraft();
    const { serviceInquiryForm } = await console().create({ body });
    await console().remove(of(serviceInquiryForm._id));
    expect(await rowOf(serviceInquiryForm._id)).toBeUndefined();
  });
});

test('the filtered list is exported for a reason that is recorded, the contact masked', async () => {
  const { number } = await sent({ companyName: `내려받기 ${newId()}` });
  const actor = await world.anAdministrator();
  const download = (query: QueryOf<typeof consoleInquiries.export>) =>
    world.answers(actor, consoleInquiries).export({ query });
  expect((await download(invalid({}))).statusCode).toBe(400);
  const { rawPayload } = await download({ searchValue: String(number), reason: 'check' });
  const { sheets } = await readXlsx(new Uint8Array(rawPayload));
  expect(sheets[0]?.rows.slice(1).map((row) => [row[0], row[3]])).toEqual([[number, '홍*동']]);
  const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, actor.user.id));
  expect(logs).toMatchObject([{ action: 'inquiries.export', details: { reason: 'check' } }]);
});

test('a year later the inquiry, its files and its answer are erased, and not a day earlier', async () => {
  const { file } = await world.api(undefined, inquiries).upload({ file: { content: aPdf() } });
  const email = `${newId().slice(-12)}@hanbit.example`;
  const { _id } = await sent({ email, files: [file._id] });
  await console().revise({ ...of(_id), body: { reply: '답변' } });
  world.clock.advance(364 * 24 * 60 * 60);
  await world.app.jobs.runNow('erase-old-inquiries');
  expect(await rowOf(_id)).toBeDefined();
  world.clock.advance(2 * 24 * 60 * 60);
  await world.app.jobs.runNow('erase-old-inquiries');
  world.clock.reset();
  expect(await rowOf(_id)).toBeUndefined();
  expect(await messagesTo(email)).toEqual([]);
  const [row] = await world.db.select().from(files).where(eq(files.id, file._id));
  expect(row?.attachedAt).toBeNull();
});
