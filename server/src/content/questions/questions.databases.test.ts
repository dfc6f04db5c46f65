import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { consoleQuestions } from '@ieum/contract/content/questions/console-endpoints.ts';
import { questions } from '@ieum/contract/content/questions/endpoints.ts';
import { phrases } from '@ieum/contract/content/questions/phrase-endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { files as filesContract } from '@ieum/contract/foundation/files/endpoints.ts';
import { accessRecords, auditLogs } from '#foundation/audit/tables.ts';
import { files } from '#foundation/files/tables.ts';
import { messages } from '#foundation/messages/tables.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { users } from '#account/users/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { aPdf } from '../../../test/pictures.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
let person: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});
/** Each test asks as another person, so that none meets the limit of a day. */
beforeEach(async () => {
  person = await world.aPerson();
});

const own = (actor: TestActor = person) => world.api(actor, questions);
const console = () => world.api(admin, consoleQuestions);
const of = (id: string) => ({ params: { _question: id } });
type Draft = Partial<Call<typeof questions.create>['body']>;
const ask = async (input: Draft = {}, actor: TestActor = person) => {
  const body = { subject: `문의 ${newId()}`, content: '지원 마감일을 알고 싶어요', ...input };
  return (await own(actor).create({ body })).question;
};
const answer = async (id: string, reply = '마감일은 공고에서 볼 수 있어요') =>
  (await console().revise({ ...of(id), body: { reply } })).question;
const actionsOn = async (id: string) =>
  (await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id))).map(({ action }) => action);
const itemsAbout = (id: string) =>
  world.db
    .select()
    .from(inboxItems)
    .where(eq(inboxItems.key, `QUESTION_ANSWERED ${id}`));
const channelsAbout = async (id: string) => {
  const [item] = await itemsAbout(id);
  const sent = await world.db
    .select()
    .from(messages)
    .where(eq(messages.topic, item?.id ?? ''));
  return sent.map(({ channel }) => channel);
};
const missing = { statusCode: 404 };
const tooLate = { statusCode: 409 };

describe('a question', () => {
  test('waits for its answer, which completes it and notifies its asker by the chosen channel', async () => {
    const asked = await ask({ noticeBy: 'SMS', category: 'APPLICATION' });
    expect(asked).toMatchObject({ state: 'ANSWER_AWAITING', category: 'APPLICATION', reply: null });
    const answered = await answer(asked._id);
    expect(answered).toMatchObject({ state: 'ANSWER_COMPLETE', _replier: admin.user.id });
    const { question } = await own().find(of(asked._id));
    expect(question).toMatchObject({ state: 'ANSWER_COMPLETE', reply: '마감일은 공고에서 볼 수 있어요' });
    expect(await itemsAbout(asked._id)).toMatchObject([
      { userId: person.user.id, link: `/dashboard/queries/${asked._id}` },
    ]);
    expect(await channelsAbout(asked._id)).toEqual(['SMS']);
  });

  test.each([
    ['EMAIL', ['EMAIL']],
    ['NONE', []],
  ] as const)('with the channel %s sends only that', async (noticeBy, channels) => {
    const { _id } = await ask({ noticeBy });
    await answer(_id);
    expect(await itemsAbout(_id)).toHaveLength(1);
    expect(await channelsAbout(_id)).toEqual(channels);
  });

  test('has its answer corrected, which is audited and notifies nobody again', async () => {
    const { _id } = await ask();
    await answer(_id, '첫 답변');
    await answer(_id, '고친 답변');
    await answer(_id, '고친 답변');
    expect((await own().find(of(_id))).question.reply).toBe('고친 답변');
    expect(await channelsAbout(_id)).toEqual(['EMAIL']);
    expect((await actionsOn(_id)).toSorted()).toEqual(['questions.answer', 'questions.correct']);
  });

  test('is changed and deleted by its asker only while it waits', async () => {
    const waiting = await ask();
    const { question } = await own().revise({ ...of(waiting._id), body: { subject: '고친 제목' } });
    expect(question).toMatchObject({ subject: '고친 제목', content: waiting.content, version: 1 });
    await answer(waiting._id);
    const change = own().revise({ ...of(waiting._id), body: { subject: '늦은 수정' } });
    await expect(change).rejects.toMatchObject(tooLate);
    await expect(own().remove(of(waiting._id))).rejects.toMatchObject(tooLate);
    const other = await ask();
    await own().remove(of(other._id));
    await expect(own().find(of(other._id))).rejects.toMatchObject(missing);
  });

  test('is missing for another member, and in another list', async () => {
    const { _id } = await ask();
    const stranger = await world.aCompany();
    await expect(own(stranger).find(of(_id))).rejects.toMatchObject(missing);
    await expect(own(stranger).remove(of(_id))).rejects.toMatchObject(missing);
    expect((await own(stranger).list({ query: {} })).questions).toEqual([]);
  });

  test('a company that waits for approval asks too', async () => {
    const pending = await world.aPendingCompany();
    const asked = await ask({}, pending);
    expect((await own(pending).list({ query: {} })).questions).toMatchObject([{ _id: asked._id }]);
  });

  test('at most ten are asked on one day, also at once', async () => {
    const asker = await world.aPerson();
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => ask({}, asker)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { statusCode: 429 },
    });
    world.clock.advance(24 * 60 * 60);
    const tomorrow = await world.act(asker.user);
    expect((await ask({}, tomorrow)).state).toBe('ANSWER_AWAITING');
    world.clock.reset();
  });

  test('repeated with the same key is asked once and counted once, also at once and on a full day', async () => {
    const key = newId();
    const asked = await Promise.all(Array.from({ length: 4 }, () => ask({ key })));
    expect(new Set(asked.map(({ _id }) => _id)).size).toBe(1);
    for (let left = 9; left > 0; left -= 1) await ask();
    await expect(ask()).rejects.toMatchObject({ statusCode: 429 });
    expect((await ask({ key }))._id).toBe(asked[0]?._id);
    const other = await world.aPerson();
    expect((await ask({ key }, other))._id).not.toBe(asked[0]?._id);
  });

  test('its files are private, used once, and released with it', async () => {
    const { file } = await world
      .api(person, filesContract)
      .upload({ file: { content: aPdf(), name: '화면.pdf' } });
    const asked = await ask({ files: [file._id] });
    expect((await console().find(of(asked._id))).question.files).toMatchObject([{ name: '화면.pdf' }]);
    expect(
      (await world.answers(undefined, filesContract).read({ params: { _file: file._id } })).statusCode,
    ).toBe(404);
    await expect(ask({ files: [file._id] })).rejects.toMatchObject({ statusCode: 400 });
    await own().remove(of(asked._id));
    const [row] = await world.db.select().from(files).where(eq(files.id, file._id));
    expect(row?.attachedAt).toBeNull();
  });

  test("another member's file cannot be attached", async () => {
    const other = await world.aPerson();
    const { file } = await world.api(other, filesContract).upload({ file: { content: aPdf() } });
    await expect(ask({ files: [file._id] })).rejects.toMatchObject({ statusCode: 400 });
  });

  test('is rated once it is answered', async () => {
    const { _id } = await ask();
    const body = { score: 4, comment: '친절했어요' };
    await expect(own().rate({ ...of(_id), body })).rejects.toMatchObject(tooLate);
    await answer(_id);
    expect((await own().rate({ ...of(_id), body })).question.satisfaction).toMatchObject(body);
    expect((await console().find(of(_id))).question.satisfaction).toMatchObject(body);
    await expect(own().rate({ ...of(_id), body: { score: 6 } })).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('in the console', () => {
  test('waiting questions come first, the longest waiting at the top, and names are masked', async () => {
    const asker = await world.aPerson({ name: '홍길동' });
    const subject = `차례 ${newId()}`;
    const done = await ask({ subject }, asker);
    world.clock.advance(1);
    const first = await ask({ subject }, asker);
    world.clock.advance(1);
    const second = await ask({ subject }, asker);
    await answer(done._id);
    const list = await console().list({ query: { searchValue: subject } });
    expect(list.questions.map(({ _id }) => _id)).toEqual([first._id, second._id, done._id]);
    expect(list.questions[0]?.user.name).toBe('홍*동');
    const page = await console().list({ query: { searchValue: subject, limit: 2 } });
    const rest = await console().list({ query: { searchValue: subject, after: page.next ?? '' } });
    expect(rest.questions.map(({ _id }) => _id)).toEqual([done._id]);
    world.clock.reset();
  });

  test('the contact details need a reason, which is recorded', async () => {
    const { _id } = await ask();
    const { question } = await console().find(of(_id));
    expect(question.contact.phone).not.toBe(person.user.phone);
    await expect(console().disclose({ ...of(_id), body: { reason: ' ' } })).rejects.toMatchObject({
      statusCode: 400,
    });
    const { contact } = await console().disclose({ ...of(_id), body: { reason: '전화로 안내' } });
    expect(contact).toMatchObject({ name: person.user.name, phone: person.user.phone });
    await world.app.modules.flush();
    const isContact = and(eq(accessRecords.personId, person.user.id), eq(accessRecords.what, 'CONTACT'));
    expect(await world.db.select().from(accessRecords).where(isContact)).toMatchObject([
      { readerId: admin.user.id, reason: '전화로 안내' },
    ]);
    expect(await actionsOn(_id)).toEqual(['questions.disclose']);
  });

  test('the form shows beforehand what the asker receives', async () => {
    const { _id, subject } = await ask({ noticeBy: 'SMS' });
    const { notice } = (await console().find(of(_id))).question;
    expect(notice).toMatchObject({ channel: 'SMS', to: expect.stringContaining('****') });
    expect(notice.text).toContain(subject);
    await answer(_id);
    const [item] = await itemsAbout(_id);
    const [sent] = await world.db
      .select()
      .from(messages)
      .where(eq(messages.topic, item?.id ?? ''));
    expect(sent?.body).toBe(notice.text);
  });

  test("the place of the name becomes the asker's name", async () => {
    const { _id } = await ask();
    expect((await answer(_id, '{name} 님, 안녕하세요')).reply).toBe(`${person.user.name} 님, 안녕하세요`);
  });

  test('an answer over a newer version is rejected with the current question', async () => {
    const { _id, version } = await ask();
    await own().revise({ ...of(_id), body: { content: '더 자세한 내용' } });
    const late = await world
      .answers(admin, consoleQuestions)
      .revise({ params: { _question: _id }, body: { reply: '답변', version } });
    expect(late.statusCode).toBe(409);
    expect(late.error().current).toMatchObject({ content: '더 자세한 내용', state: 'ANSWER_AWAITING' });
  });

  test('of two first answers at once, one corrects the other and the asker is notified once', async () => {
    const { _id } = await ask();
    await Promise.all([answer(_id, '한 답변'), answer(_id, '다른 답변')]);
    expect((await actionsOn(_id)).toSorted()).toEqual(['questions.answer', 'questions.correct']);
    expect(await channelsAbout(_id)).toEqual(['EMAIL']);
  });

  test('a question is assigned to an active administrator, who is notified by another only', async () => {
    const colleague = await world.anAdministrator();
    const { _id } = await ask();
    const assign = (_assignee: string | null) => console().revise({ ...of(_id), body: { _assignee } });
    expect((await assign(colleague.user.id)).question.assignee).toMatchObject({ _id: colleague.user.id });
    const ofColleague = and(
      eq(inboxItems.userId, colleague.user.id),
      eq(inboxItems.kind, 'QUESTION_ASSIGNED'),
    );
    expect(await world.db.select().from(inboxItems).where(ofColleague)).toMatchObject([
      { kind: 'QUESTION_ASSIGNED', link: `/console/center/questions?id=${_id}` },
    ]);
    const mine = await console().list({ query: { _assignee: colleague.user.id } });
    expect(mine.questions.map((row) => row._id)).toEqual([_id]);
    await expect(assign(person.user.id)).rejects.toMatchObject({ statusCode: 400 });
    expect((await assign(null)).question.assignee).toBeNull();
  });

  test('only an administrator who may answer can be assigned', async () => {
    const [support, editor, viewer] = await Promise.all([
      world.anAdministrator('SUPPORT'),
      world.anAdministrator('EDITOR'),
      world.anAdministrator('VIEWER'),
    ]);
    const { _id } = await ask();
    const listed = (await console().listAssignees()).administrators.map((row) => row._id);
    expect(listed).toContain(support.user.id);
    expect(listed).not.toContain(editor.user.id);
    expect(listed).not.toContain(viewer.user.id);
    const assign = (_assignee: string) => console().revise({ ...of(_id), body: { _assignee } });
    await expect(assign(editor.user.id)).rejects.toMatchObject({ statusCode: 400 });
    await expect(assign(viewer.user.id)).rejects.toMatchObject({ statusCode: 400 });
    expect((await assign(support.user.id)).question.assignee).toMatchObject({ _id: support.user.id });
  });

  test('those who may be assigned are listed by their names', async () => {
    const first = await world.anAdministrator('SUPPORT');
    await world.anAdministrator('SUPPORT');
    await world.db.update(users).set({ name: '가온' }).where(eq(users.id, first.user.id));
    const names = (await console().listAssignees()).administrators.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });

  test('a question is written and answered on behalf of a member, and deleted', async () => {
    const body = { username: person.user.username, subject: '전화 문의', content: '전화로 물었어요' };
    const { question } = await console().create({ body: { ...body, reply: '전화로 답했어요' } });
    expect((await own().find(of(question._id))).question.reply).toBe('전화로 답했어요');
    await expect(console().create({ body: { ...body, username: 'nobody0' } })).rejects.toMatchObject({
      statusCode: 400,
      fields: { username: '이 아이디의 회원이 없어요' },
    });
    await console().remove(of(question._id));
    await expect(own().find(of(question._id))).rejects.toMatchObject(missing);
    expect(await actionsOn(question._id)).toContain('questions.remove');
  });
});

describe('saved phrases', () => {
  const api = () => world.api(admin, phrases);

  test('are shared, changed and deleted, and a name is used once', async () => {
    const name = `인사 ${newId()}`;
    const { phrase } = await api().create({ body: { name, text: '{name} 님, 안녕하세요' } });
    const params = { _phrase: phrase._id };
    const colleague = world.api(await world.anAdministrator(), phrases);
    const { phrases: shared } = await colleague.list({ query: { limit: 100 } });
    expect(shared.map(({ _id }) => _id)).toContain(phrase._id);
    await expect(api().create({ body: { name, text: '다른 내용' } })).rejects.toMatchObject({
      statusCode: 400,
      fields: { name: '같은 이름의 문구가 있어요' },
    });
    await api().revise({ params, body: { text: '고친 내용', version: 0 } });
    const late = api().revise({ params, body: { text: '늦은 내용', version: 0 } });
    await expect(late).rejects.toMatchObject(tooLate);
    await api().remove({ params });
    await expect(api().find({ params })).rejects.toMatchObject(missing);
  });
});
