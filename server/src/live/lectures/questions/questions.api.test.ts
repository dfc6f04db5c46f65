import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { lectureChat } from '@ieum/contract/live/lectures/chat-endpoints.ts';
import { companyLectures, lectures as contract } from '@ieum/contract/live/lectures/endpoints.ts';
import { messages as messagesContract } from '@ieum/contract/foundation/messages/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { messages } from '#foundation/messages/tables.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { lectureMessages } from '../tables.ts';

let world: World;
let company: TestActor;
let person: TestActor;
let lectureId: string;
beforeAll(async () => {
  world = await theWorld();
});

const api = (actor: TestActor | undefined) => world.api(actor, lectureChat);
beforeEach(async () => {
  [company, person] = await Promise.all([world.aCompany(), world.aPerson({ name: '강다은' })]);
  const body = { subject: '질문이 있는 강의', isStream: false };
  lectureId = (await world.api(company, companyLectures).create({ body })).lecture._id;
});

let count = 0;
async function aMessage(input: { isQuestion?: boolean; userId?: string } = {}): Promise<string> {
  count += 1;
  const [row] = await world.db
    .insert(lectureMessages)
    .values({
      lectureId,
      number: count,
      userId: person.user.id,
      message: `질문 ${count}`,
      isQuestion: true,
      createdAt: world.clock.now(),
      ...input,
    })
    .returning();
  return row?.id ?? '';
}
const params = () => ({ _lecture: lectureId });
const answer = (who: TestActor, messageId: string, text: string) =>
  api(who).answer({ params: { ...params(), _message: messageId }, body: { answer: text } });
const revise = (body: object) => world.api(company, companyLectures).revise({ params: params(), body });
const shown = (who: TestActor = person) => world.api(who, contract).answers({ params: params(), query: {} });
const questionsOf = (query: { isAnswered?: 'true' | 'false' } = {}) =>
  api(company).listQuestions({ params: params(), query });
const itemsOf = (messageId: string) =>
  world.db
    .select()
    .from(inboxItems)
    .where(eq(inboxItems.key, `LECTURE_ANSWERED ${messageId}`));

describe('answering a question of the chat', () => {
  test('puts it on the page and notifies the asker once, as they chose', async () => {
    const messageId = await aMessage();
    expect((await shown()).answers).toEqual([]);
    const before = await questionsOf({ isAnswered: 'false' });
    expect(before.questions).toMatchObject([
      { _id: messageId, name: '강다은', answer: null, isNotified: true },
    ]);
    const { question } = await answer(company, messageId, ' 다음 주에 열어요. ');
    expect(question).toMatchObject({ answer: '다음 주에 열어요.', isNotified: false });
    expect(await shown()).toMatchObject({
      count: 1,
      answers: [{ _id: messageId, name: '강*은', answer: '다음 주에 열어요.', isAdministrator: false }],
    });
    await answer(company, messageId, '다음 달에 열어요.');
    await answer(company, messageId, '다음 달에 열어요.');
    const items = await itemsOf(messageId);
    expect(items).toMatchObject([
      { userId: person.user.id, kind: 'LECTURE_ANSWERED', link: `/lectures/${lectureId}` },
    ]);
    const sent = await world.db
      .select()
      .from(messages)
      .where(eq(messages.topic, items[0]?.id ?? ''));
    expect(sent).toMatchObject([
      { channel: 'EMAIL', subject: expect.stringContaining('강의에 남긴 질문의 답변이 왔어요') },
    ]);
    expect((await questionsOf({ isAnswered: 'false' })).count).toBe(0);
  });

  test('sends no e-mail to an asker who chose none', async () => {
    const off = { groups: [{ group: 'HIRING' as const, isEmailOn: false, isSmsOn: false }] };
    await world.api(person, messagesContract).saveSettings({ body: off });
    const messageId = await aMessage();
    await answer(company, messageId, '답변');
    const [item] = await itemsOf(messageId);
    expect(item).toBeDefined();
    const sent = await world.db
      .select()
      .from(messages)
      .where(eq(messages.topic, item?.id ?? ''));
    expect(sent).toEqual([]);
  });

  test('is not possible while the lecture is live, and then nothing is shown either', async () => {
    const messageId = await aMessage();
    await answer(company, messageId, '답변');
    await revise({ isStream: true });
    await expect(answer(company, messageId, '고친 답변')).rejects.toMatchObject({ statusCode: 409 });
    expect(await shown()).toMatchObject({ answers: [], count: 0 });
    await revise({ isStream: false });
    expect((await shown()).answers).toMatchObject([{ answer: '답변' }]);
  });

  test('is for questions alone: other messages, deleted ones and those of other lectures are not found', async () => {
    const plain = await aMessage({ isQuestion: false });
    const deleted = await aMessage();
    await api(company).removeMessage({ params: { ...params(), _message: deleted } });
    const foreign = await aMessage();
    const { lecture } = await world.api(company, companyLectures).create({ body: { subject: '다른 강의' } });
    lectureId = lecture._id;
    for (const id of [plain, deleted, foreign])
      await expect(answer(company, id, '답변')).rejects.toMatchObject({ statusCode: 404 });
    expect((await questionsOf()).questions).toEqual([]);
  });

  test('notifies nobody of an answer to their own question, and is recorded for administrators', async () => {
    const messageId = await aMessage({ userId: company.user.id });
    expect((await questionsOf()).questions).toMatchObject([{ isNotified: false }]);
    const editor = await world.anAdministrator('EDITOR');
    await answer(company, messageId, '답변');
    expect(await itemsOf(messageId)).toEqual([]);
    await answer(editor, messageId, '관리자의 답변');
    expect((await shown()).answers).toMatchObject([
      { name: company.company?.name, answer: '관리자의 답변', isAdministrator: true },
    ]);
    const logged = await world.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.subjectId, lectureId), eq(auditLogs.actorId, editor.user.id)));
    expect(logged).toMatchObject([{ action: 'lectures.chat.answer' }]);
  });

  test('is undone with the question: the page shows it no more, and the unread notification is withdrawn', async () => {
    const messageId = await aMessage();
    await answer(company, messageId, '답변');
    await api(company).removeMessage({ params: { ...params(), _message: messageId } });
    expect((await shown()).answers).toEqual([]);
    expect(await itemsOf(messageId)).toEqual([]);
  });

  test('shows nothing to those without the code of the lecture', async () => {
    const messageId = await aMessage();
    await answer(company, messageId, '답변');
    await revise({ code: { isOn: true, text: 'AB2CD3' } });
    expect((await shown()).answers).toEqual([]);
    await world.api(person, contract).enter({ params: params(), body: { code: 'AB2CD3' } });
    expect((await shown()).answers).toHaveLength(1);
  });

  test('is paged in the order of asking', async () => {
    const ids = [await aMessage(), await aMessage(), await aMessage()];
    for (const id of ids) await answer(company, id, '답변');
    const first = await world.api(person, contract).answers({ params: params(), query: { limit: 2 } });
    expect(first.answers.map(({ _id }) => _id)).toEqual(ids.slice(0, 2));
    const query = { limit: 2, after: first.next ?? '' };
    const second = await world.api(person, contract).answers({ params: params(), query });
    expect(second.answers.map(({ _id }) => _id)).toEqual(ids.slice(2));
  });
});
