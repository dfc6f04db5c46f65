import { beforeAll, describe, expect, test } from 'vitest';
import { eq, like } from 'drizzle-orm';
import type { Role } from '@ieum/contract/common/rights.ts';
import { inquiries, consoleInquiries } from '@ieum/contract/content/inquiries/endpoints.ts';
import { consoleQuestions } from '@ieum/contract/content/questions/console-endpoints.ts';
import { questions } from '@ieum/contract/content/questions/endpoints.ts';
import { flags } from '@ieum/contract/hiring/flags/endpoints.ts';
import { tasks } from '@ieum/contract/site/tasks/endpoints.ts';
import { users } from '#account/users/tables.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { aPhone, theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const QUESTIONS = '/console/center/questions?state=ANSWER_AWAITING';
const INQUIRIES = '/console/center/service-inquiry-forms?state=ANSWER_AWAITING';

const listed = async (actor: TestActor = admin) => (await world.api(actor, tasks).list()).tasks;
const taskOf = async (link: string) => (await listed()).find((task) => task.link === link);
const ask = async (person: TestActor) => {
  const body = { subject: `문의 ${newId()}`, content: '마감일을 알고 싶어요' };
  return (await world.api(person, questions).create({ body })).question;
};
const send = async () => {
  const body = {
    companyName: '한빛무역',
    name: '홍길동',
    phone: aPhone(),
    email: 'hong@hanbit.example',
    subject: '채용 설명회',
    content: '채용 설명회에 참가하고 싶어요',
    agreed: true,
  };
  const answer = await world.answers(undefined, inquiries).create({ body });
  return answer.json().serviceInquiryForm as { _id: string; number: number };
};
const anAdministratorOf = async (role: Role) => {
  const actor = await world.anAdministrator();
  await world.db.update(users).set({ role }).where(eq(users.id, actor.user.id));
  return actor;
};
const itemsAbout = (id: string) =>
  world.db
    .select()
    .from(inboxItems)
    .where(like(inboxItems.key, `% ${id}`));

describe('what waits', () => {
  test('is counted by kind, the longest waiting first, and gone once it is answered', async () => {
    const before = await taskOf(QUESTIONS);
    const asked = await ask(await world.aPerson());
    world.clock.advance(60);
    await send();
    const after = await taskOf(QUESTIONS);
    expect(after).toMatchObject({ name: '답변을 기다리는 1:1 문의', count: (before?.count ?? 0) + 1 });
    expect(after?.since).toBe(before?.since ?? asked.createdAt);
    const moments = (await listed()).map(({ since }) => Date.parse(since));
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect((await listed()).map(({ link }) => link)).toEqual(expect.arrayContaining([QUESTIONS, INQUIRIES]));
    const body = { reply: '공고에서 볼 수 있어요' };
    await world.api(admin, consoleQuestions).revise({ params: { _question: asked._id }, body });
    expect((await taskOf(QUESTIONS))?.count).toBe(before?.count);
  });

  test('includes reports about companies', async () => {
    const { company } = await world.aCompany();
    const FLAGS = '/console/recruitment/list?tab=flags&state=OPEN';
    const before = (await taskOf(FLAGS))?.count ?? 0;
    const body = { reason: 'FALSE_CONTENT', text: '사실과 달라요' } as const;
    const params = { _company: company?.id ?? '' };
    await world.api(await world.aPerson(), flags).flagCompany({ params, body });
    expect((await taskOf(FLAGS))?.count).toBe(before + 1);
  });

  test('is listed only to roles with the right of its kind', async () => {
    await ask(await world.aPerson());
    const editor = await anAdministratorOf('EDITOR');
    expect((await listed(editor)).map(({ link }) => link)).not.toContain(QUESTIONS);
    const support = await anAdministratorOf('SUPPORT');
    expect((await listed(support)).map(({ link }) => link)).toContain(QUESTIONS);
  });
});

describe('a new question', () => {
  test('notifies each administrator who may answer once, until it is answered', async () => {
    const [support, viewer] = [await anAdministratorOf('SUPPORT'), await anAdministratorOf('VIEWER')];
    const { _id } = await ask(await world.aPerson());
    await world.drain();
    await world.drain();
    const notified = (await itemsAbout(_id)).map(({ userId }) => userId);
    expect(notified).toContain(support.user.id);
    expect(notified).not.toContain(viewer.user.id);
    expect(new Set(notified).size).toBe(notified.length);
    await world
      .api(admin, consoleQuestions)
      .revise({ params: { _question: _id }, body: { reply: '공고에서 볼 수 있어요' } });
    expect((await itemsAbout(_id)).map(({ kind }) => kind)).toEqual(['QUESTION_ANSWERED']);
  });

  test('is not announced after its asker has deleted it', async () => {
    const person = await world.aPerson();
    const { _id } = await ask(person);
    await world.drain();
    await world.api(person, questions).remove({ params: { _question: _id } });
    expect(await itemsAbout(_id)).toEqual([]);
  });
});

test('a new service inquiry notifies by its number, until it is completed', async () => {
  const { _id, number } = await send();
  await world.drain();
  const items = await itemsAbout(_id);
  expect(items.length).toBeGreaterThan(0);
  expect(items[0]).toMatchObject({ kind: 'INQUIRY_SENT', params: { number: String(number) } });
  const body = { state: 'ANSWER_COMPLETE' } as const;
  await world.api(admin, consoleInquiries).revise({ params: { _form: _id }, body });
  expect(await itemsAbout(_id)).toEqual([]);
});
