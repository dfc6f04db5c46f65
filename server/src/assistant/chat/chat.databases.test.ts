import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Socket } from 'socket.io-client';
import type { ChatMessage } from '@ieum/contract/assistant/chat/schemas.ts';
import { consoleChat } from '@ieum/contract/assistant/chat/endpoints.ts';
import { consolePrompts } from '@ieum/contract/assistant/prompts/endpoints.ts';
import { consoleFaqs } from '@ieum/contract/content/faqs/endpoints.ts';
import { companyMeetings, ownMeetings } from '@ieum/contract/live/meetings/endpoints.ts';
import { companyLectures } from '@ieum/contract/live/lectures/endpoints.ts';
import { audit } from '@ieum/contract/foundation/audit/endpoints.ts';
import { seedTerms } from '#account/terms/public.ts';
import { newId } from '#kit/db/ids.ts';
import { apply, aPersonWithResume } from '../../../test/hiring.ts';
import { aRecruitment, aWord } from '../../../test/recruitment.ts';
import { closeSockets, connectAs, next, send, type SocketOptions } from '../../../test/sockets.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { chatMessages, chatRooms } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const of = (id: string) => ({ params: { _room: id } });
afterEach(closeSockets);

const NAMESPACE = '/chat';
const aSession = () => crypto.randomUUID();

/** A reader at the socket, with everything that the server sent. */
async function aReader(input: SocketOptions) {
  const replies: ChatMessage[] = [];
  const events: [string, unknown][] = [];
  const socket = await connectAs(world.app, NAMESPACE, input, (opened) => {
    opened.onAny((event: string, payload: unknown) => events.push([event, payload]));
    opened.on('sendReply', ({ message }: { message: ChatMessage }) => replies.push(message));
  });
  return { socket, replies, events };
}

async function join(socket: Socket, room?: string) {
  const joined = next<{ success: boolean; room: string; messages: ChatMessage[] }>(socket, 'joined');
  await send(socket, 'join', { _room: room ?? null });
  return joined;
}

/** Asks in the room and returns the finished reply. */
async function askIn(socket: Socket, room: string, query: string): Promise<ChatMessage> {
  const replied = new Promise<ChatMessage>((resolve) => {
    const take = ({ message }: { message: ChatMessage }) => {
      if (!message.isDone) return;
      socket.off('sendReply', take);
      resolve(message);
    };
    socket.on('sendReply', take);
  });
  expect(await send(socket, 'sendQuery', { _room: room, query })).toEqual({ ok: true });
  return replied;
}

const asVisitor = (sessionId = aSession()) => aReader({ sessionId });
const asMember = (actor: TestActor, sessionId = aSession()) => aReader({ token: actor.token, sessionId });

async function aFaq(question: string, answer: string) {
  const admin = await world.anAdministrator();
  const draft = { category: 'ETC', question, answer: `<p>${answer}</p>`, isActive: true } as const;
  return (await world.api(admin, consoleFaqs).create({ body: draft })).faq;
}

describe('a connection', () => {
  test('receives its session id and the notices of the setting', async () => {
    const session = aSession();
    const { events } = await asVisitor(session);
    await expect.poll(() => events.map(([event]) => event)).toEqual(['session', 'inited']);
    expect(events[0]?.[1]).toEqual({ id: session });
    const alerts = ['인사말', '상담 안내'].map((text) => expect.objectContaining({ text }));
    expect(events[1]?.[1]).toMatchObject({ alerts: expect.arrayContaining(alerts) });
  });

  test('without a session id receives a new one that cannot be guessed', async () => {
    const [one, other] = [await aReader({}), await aReader({})];
    const idOf = ({ events }: typeof one) => events.find(([event]) => event === 'session')?.[1];
    await expect.poll(() => [idOf(one), idOf(other)].filter(Boolean)).toHaveLength(2);
    expect(idOf(one)).not.toEqual(idOf(other));
  });

  test('with a session id that could be guessed is ended', async () => {
    const { events } = await aReader({ sessionId: 'short' });
    await expect.poll(() => events.map(([event]) => event)).toEqual(['exception']);
  });
});

describe('a room', () => {
  test('is found again with its messages by the same session, and not by another', async () => {
    const session = aSession();
    const { socket } = await asVisitor(session);
    const { room } = await join(socket);
    await askIn(socket, room, `${aWord()} 질문`);
    const again = await asVisitor(session);
    const joined = await join(again.socket, room);
    expect(joined.room).toBe(room);
    expect(joined.messages.map(({ type }) => type)).toEqual(['query', 'reply']);
    const stranger = await asVisitor();
    expect(await join(stranger.socket, room)).toEqual({
      success: false,
      message: '이 대화는 볼 수 없어요. 새 대화로 시작해 주세요.',
    });
    expect(await send(stranger.socket, 'sendQuery', { _room: room, query: '안녕' })).toMatchObject({
      ok: false,
      code: 'not_found',
    });
  });

  test('that no longer exists is replaced by a new one', async () => {
    const { socket } = await asVisitor();
    const gone = newId();
    expect((await join(socket, gone)).room).not.toBe(gone);
  });

  test('sends nothing of the account that logged in to other tabs of the visitor', async () => {
    const session = aSession();
    const visitor = await asVisitor(session);
    const { room } = await join(visitor.socket);
    await askIn(visitor.socket, room, `${aWord()} 질문`);
    expect(visitor.replies.length).toBeGreaterThan(0);
    const before = visitor.replies.length;
    const { socket } = await asMember(await world.aPerson(), session);
    await join(socket, room);
    await askIn(socket, room, '내 지원 어디까지 됐어요?');
    expect(visitor.replies).toHaveLength(before);
    expect(await send(visitor.socket, 'sendQuery', { _room: room, query: '안녕' })).toMatchObject({
      code: 'not_found',
    });
  });

  test('of a visitor belongs to the account that logs in in the same tab, and then to no visitor', async () => {
    const session = aSession();
    const { socket } = await asVisitor(session);
    const { room } = await join(socket);
    const person = await world.aPerson();
    expect((await join((await asMember(person, session)).socket, room)).room).toBe(room);
    expect((await join((await asMember(person)).socket, room)).room).toBe(room);
    expect((await join((await asVisitor(session)).socket, room)).success).toBe(false);
    const other = await world.aPerson();
    expect((await join((await asMember(other, session)).socket, room)).success).toBe(false);
  });
});

describe('a question', () => {
  test('is answered from a frequently asked question in other words, with its source', async () => {
    const word = aWord(4);
    const faq = await aFaq(
      `${word} 증명서를 다시 받을 수 있나요?`,
      `${word} 증명서는 마이페이지에서 내려받아요.`,
    );
    const { socket, replies } = await asVisitor();
    const { room } = await join(socket);
    const reply = await askIn(socket, room, `${word} 증명서 어디서 받아요?`);
    expect(reply).toMatchObject({
      type: 'reply',
      isDone: true,
      suggestsInquiry: false,
      content: `${word} 증명서는 마이페이지에서 내려받아요. [1]`,
      sources: [{ title: faq.question, link: `/center/faqs?category=ETC#faq-${faq._id}` }],
    });
    // The reply begins empty, and the same message is completed.
    expect(replies.map(({ _id, content }) => [_id, content])).toEqual([
      [reply._id, ''],
      [reply._id, reply.content],
    ]);
  });

  test('about the policies is answered from the article that speaks of it, with its page', async () => {
    await seedTerms({ db: world.db, now: world.clock.now() });
    const { socket } = await asVisitor();
    const { room } = await join(socket);
    const reply = await askIn(socket, room, '탈퇴하면 회원 정보는 언제까지 보관하나요?');
    expect(reply.content).toContain('30일');
    expect(reply.sources.map(({ link }) => link)).toContain('/privacy-policy');
  });

  test('that a prompt asks too has its ready reply', async () => {
    const word = aWord(4);
    const admin = await world.anAdministrator();
    const prompts = world.api(admin, consolePrompts);
    const { groups, version } = await prompts.readGroups();
    const group = { text: '계정', value: `g-${word}` };
    await prompts.saveGroups({ body: { groups: [...groups, group], version } });
    const draft = {
      group: group.value,
      query: `${word} 바꾸고 싶어요`,
      reply: '설정에서 바꿔요.',
      isActive: true,
    };
    await prompts.create({ body: draft });
    const { socket } = await asVisitor();
    const { room } = await join(socket);
    expect((await askIn(socket, room, draft.query)).content).toBe(draft.reply);
    expect((await askIn(socket, room, `${word} 어떻게 바꿔요?`)).content).toBe(draft.reply);
  });

  test('is not answered from what is not published', async () => {
    const word = aWord(4);
    const admin = await world.anAdministrator();
    const draft = {
      category: 'ETC',
      question: `${word} 초안`,
      answer: '<p>비밀</p>',
      isActive: false,
    } as const;
    await world.api(admin, consoleFaqs).create({ body: draft });
    const { socket } = await asVisitor();
    const { room } = await join(socket);
    expect(await askIn(socket, room, `${word} 초안`)).toMatchObject({ sources: [], suggestsInquiry: true });
  });

  test('to which nothing is found suggests an inquiry and waits in the console', async () => {
    const { socket } = await asVisitor();
    const { room } = await join(socket);
    expect(await askIn(socket, room, aWord(8))).toMatchObject({ sources: [], suggestsInquiry: true });
    const admin = await world.anAdministrator();
    const { room: listed } = await world.api(admin, consoleChat).read(of(room));
    expect(listed).toMatchObject({ state: 'UNANSWERED', unansweredCount: 1, messageCount: 2, name: null });
  });

  test('for openings of a kind is answered with those that accept applications', async () => {
    const word = aWord(6);
    const company = await world.aCompany();
    const open = await aRecruitment(world, company, { subject: `${word} 담당자 모집` });
    const { socket } = await asVisitor();
    const { room } = await join(socket);
    const reply = await askIn(socket, room, `${word} 공고가 있나요?`);
    expect(reply.content).toContain(`• ${word} 담당자 모집`);
    expect(reply.sources).toEqual([{ title: `${word} 담당자 모집`, link: `/recruitments/${open}` }]);
  });

  test('about the own applications is answered as the list of applications shows them', async () => {
    const person = await aPersonWithResume(world);
    const company = await world.aCompany();
    const recruitment = await aRecruitment(world, company);
    const { socket } = await asMember(person);
    const { room } = await join(socket);
    expect((await askIn(socket, room, '내 지원 어디까지 됐어요?')).content).toBe(
      '아직 지원한 공고가 없어요. 마음에 드는 공고를 찾아보세요.',
    );
    await apply(world, person, recruitment);
    const reply = await askIn(socket, room, '내 지원 어디까지 됐어요?');
    expect(reply.content).toMatch(/^최근에 지원한 공고예요\.\n• .+ \(.+\): 지원 완료$/);
    expect(reply.sources).toEqual([{ title: '지원 현황', link: '/dashboard/applied' }]);
    const name = company.company?.name ?? '';
    expect((await askIn(socket, room, `${name}에서 봤나요`)).content).toMatch(
      /^이 기업에 지원한 내역이에요\.\n• .+: 지원 완료 · 아직 열어 보기 전이에요$/,
    );
    const visitor = await asVisitor();
    const { room: other } = await join(visitor.socket);
    const asked = await askIn(visitor.socket, other, '내 지원 어디까지 됐어요?');
    expect(asked.content).toBe('내 지원 내역은 로그인하면 알려 드릴 수 있어요.');
  });

  test('about the own meetings and interviews is answered as the schedule shows them', async () => {
    const company = await world.aCompany();
    const person = await aPersonWithResume(world);
    const recruitment = await aRecruitment(world, company);
    const application = await apply(world, person, recruitment);
    const { socket } = await asMember(person);
    const { room } = await join(socket);
    const ask = async (query: string) => (await askIn(socket, room, query)).content;
    expect(await ask('다음 면담은 언제예요?')).toBe('다가오는 면담이나 면접이 없어요.');
    const date = new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString();
    const title = `${aWord()} 면담`;
    const { meeting } = await world.api(company, companyMeetings).create({
      body: {
        _recruitment: recruitment,
        _applications: [application._id],
        title,
        matching: { startsAt: world.clock.now().toISOString(), endsAt: date },
        schedulesAvailable: [date],
        notice: 'NONE',
      },
    });
    const name = company.company?.name ?? '';
    expect(await ask('면담 언제 있어?')).toBe(
      `다가오는 일정이에요.\n• ${title} (${name}): 시간을 골라 주세요`,
    );
    await world.api(person, ownMeetings).pick({ params: { _meeting: meeting._id }, body: { date } });
    expect(await ask('내 일정 알려줘')).toMatch(
      new RegExp(`^다가오는 일정이에요\\.\n• [0-9.]+ [0-9:]+ ${title} \\(${name}\\): 확인 대기$`),
    );
    const other = await asMember(await world.aPerson());
    const { room: foreign } = await join(other.socket);
    const asked = await askIn(other.socket, foreign, '다음 면담은 언제예요?');
    expect(asked.content).toBe('다가오는 면담이나 면접이 없어요.');
    const visitor = await asVisitor();
    const { room: open } = await join(visitor.socket);
    expect((await askIn(visitor.socket, open, '다음 면담은 언제예요?')).content).toBe(
      '내 일정은 로그인하면 알려 드릴 수 있어요.',
    );
  });

  test('is rejected while the previous one is being answered, and answered after 60 seconds', async () => {
    const { socket } = await asVisitor();
    const { room } = await join(socket);
    const unfinished = { roomId: room, type: 'reply', content: '', isDone: false } as const;
    await world.db.insert(chatMessages).values({ ...unfinished, createdAt: world.clock.now() });
    const rejected = await send(socket, 'sendQuery', { _room: room, query: '질문' });
    expect(rejected).toMatchObject({ ok: false, code: 'conflict' });
    world.clock.advance(61);
    await askIn(socket, room, '질문');
    const { messages } = await join(socket, room);
    expect(messages[0]?.content).toBe('답변이 중간에 끊겼어요. 다시 물어봐 주세요.');
  });

  test('that is being answered can be stopped', async () => {
    const { socket, replies } = await asVisitor();
    const { room } = await join(socket);
    const unfinished = { roomId: room, type: 'reply', content: '', isDone: false } as const;
    await world.db.insert(chatMessages).values({ ...unfinished, createdAt: world.clock.now() });
    // The socket receives what is sent to its room since it joined.
    expect(await send(socket, 'cancel', { _room: room })).toEqual({ ok: true });
    await expect.poll(() => replies.at(-1)).toMatchObject({ isDone: true, content: '답변을 멈췄어요.' });
  });

  test('is rejected when empty, too long, or the eleventh within a minute', async () => {
    const { socket } = await asVisitor();
    const { room } = await join(socket);
    for (const query of ['', '   ', '가'.repeat(1001)])
      expect(await send(socket, 'sendQuery', { _room: room, query })).toMatchObject({ code: 'invalid' });
    for (let asked = 0; asked < 10; asked += 1) {
      await askIn(socket, room, `${aWord()} 질문`);
      // One socket may send five events a second.
      world.clock.advance(1);
    }
    expect(await send(socket, 'sendQuery', { _room: room, query: '질문' })).toMatchObject({
      ok: false,
      code: 'too_many',
    });
  });
});

describe('a question about a lecture', () => {
  test('is answered with its title, company and time, of public ones only', async () => {
    const company = await world.aCompany();
    const [word, hidden] = [aWord(5), aWord(5)];
    const api = world.api(company, companyLectures);
    const startsAt = '2026-12-01T05:00:00.000Z';
    const { lecture } = await api.create({ body: { startsAt, subject: `${word} 무역 실무` } });
    await api.create({ body: { subject: `${hidden} 무역 실무`, isPublic: false } });
    const { socket } = await asVisitor();
    const { room } = await join(socket);
    const reply = await askIn(socket, room, `${word} 강의 언제 해요?`);
    expect(reply.content).toContain('2026.12.01 14:00');
    expect(reply.content).toContain(company.company?.name);
    expect(reply.sources).toEqual([{ title: `${word} 무역 실무`, link: `/lectures/${lecture._id}` }]);
    const other = await askIn(socket, room, `${hidden} 강의 언제 해요?`);
    expect(other.sources.map(({ title }) => title).join()).not.toContain(hidden);
  });
});

describe('questions without an answer', () => {
  test('are grouped by likeness without personal data, and taken off the list', async () => {
    const word = aWord(6);
    const person = await world.aPerson({ name: '선우하늘' });
    for (const query of [
      `${word} 수업료가 얼마예요?`,
      `${word} 수업료 얼마인가요? 010-2222-3333 선우하늘`,
      `${aWord(9)}`,
    ]) {
      const { socket } = await asMember(person);
      const { room } = await join(socket);
      await askIn(socket, room, query);
    }
    const admin = await world.anAdministrator();
    const api = world.api(admin, consoleChat);
    const groupOf = async () =>
      (await api.listUnanswered()).groups.find(({ question }) => question.includes(word));
    const group = await groupOf();
    expect(group).toMatchObject({ count: 2, others: [`${word} 수업료가 얼마예요?`] });
    expect(group?.question).not.toMatch(/선우|2222/);
    await api.dismissUnanswered({ body: { _messages: group?._messages ?? [] } });
    expect(await groupOf()).toBeUndefined();
  });
});

describe('in the console', () => {
  test('the conversations with a question without an answer come before newer ones', async () => {
    const word = aWord(9);
    const unresolved = await asVisitor();
    const { room } = await join(unresolved.socket);
    await askIn(unresolved.socket, room, word);
    world.clock.advance(60);
    const resolved = await asVisitor();
    const { room: newer } = await join(resolved.socket);
    await askIn(resolved.socket, newer, '상담원과 이야기하고 싶어요');
    const api = world.api(await world.anAdministrator(), consoleChat);
    const ids = (await api.list({ query: { limit: 100 } })).rooms.map(({ _id }) => _id);
    expect(ids.indexOf(room)).toBeLessThan(ids.indexOf(newer));
    await api.revise({ ...of(room), body: { closedAt: world.clock.now().toISOString() } });
    const after = (await api.list({ query: { limit: 100 } })).rooms.map(({ _id }) => _id);
    expect(after.indexOf(room)).toBeGreaterThan(after.indexOf(newer));
  });

  test('the messages are also read by a program, which gives the reason in the query and is recorded', async () => {
    const person = await world.aPerson();
    const { socket } = await asMember(person);
    const { room } = await join(socket);
    await askIn(socket, room, `${aWord(6)} 비밀`);
    const api = world.api(await world.anAdministrator(), consoleChat);
    const params = { _room: room };
    await expect(api.listMessages({ params, query: { reason: '' } })).rejects.toMatchObject({
      statusCode: 400,
    });
    const { messages } = await api.listMessages({ params, query: { reason: '문의 확인' } });
    expect(messages).toHaveLength(2);
    const { records } = await world.api(person, audit).listReadings();
    expect(records).toMatchObject([{ what: 'CHAT' }]);
  });

  test('the assistant is tried out without a conversation, and says that no model was asked', async () => {
    const word = aWord(4);
    await aFaq(`${word} 휴관일이 언제예요?`, `${word} 월요일에 쉬어요.`);
    const api = world.api(await world.anAdministrator(), consoleChat);
    const { trial } = await api.tryOut({ body: { query: `${word} 휴관일이 언제예요?` } });
    expect(trial).toMatchObject({
      content: `${word} 월요일에 쉬어요. [1]`,
      isFound: true,
      end: 'OFF',
      firstMilliseconds: null,
    });
    expect((await api.readModel()).model).toMatchObject({ isOn: false, isOver: false, lastFailure: null });
  });

  test('reading a conversation asks for a reason and is recorded with its member', async () => {
    const person = await world.aPerson();
    const { socket } = await asMember(person);
    const { room } = await join(socket);
    await askIn(socket, room, `${aWord(6)} 비밀`);
    const admin = await world.anAdministrator();
    const api = world.api(admin, consoleChat);
    const params = { _room: room };
    await expect(api.readMessages({ params, body: { reason: ' ' } })).rejects.toMatchObject({
      statusCode: 400,
    });
    const { messages } = await api.readMessages({ params, body: { reason: '문의 확인' } });
    expect(messages).toHaveLength(2);
    const { room: read } = await api.read({ params });
    expect(read.name).not.toBe(person.user.name);
    const { records } = await world.api(person, audit).listReadings();
    expect(records).toMatchObject([{ what: 'CHAT' }]);
  });

  test('a closed conversation no longer waits, and a new question opens it again', async () => {
    const { socket } = await asVisitor();
    const { room } = await join(socket);
    await askIn(socket, room, aWord(8));
    const admin = await world.anAdministrator();
    const api = world.api(admin, consoleChat);
    const params = { _room: room };
    const waits = async () =>
      (await api.list({ query: { state: 'UNANSWERED' }, headers: {} })).rooms.some(({ _id }) => _id === room);
    expect(await waits()).toBe(true);
    expect((await api.revise({ params, body: { closedAt: new Date().toISOString() } })).room.state).toBe(
      'CLOSED',
    );
    expect(await waits()).toBe(false);
    await askIn(socket, room, aWord(8));
    expect(await waits()).toBe(true);
    await api.remove({ params });
    await expect(api.read({ params })).rejects.toMatchObject({ statusCode: 404 });
  });

  test('an administrator begins a conversation and finds it', async () => {
    const admin = await world.anAdministrator();
    const api = world.api(admin, consoleChat);
    const { room } = await api.create({ body: {} });
    expect(room).toMatchObject({ _user: admin.user.id, state: 'OPEN', messageCount: 0 });
    expect((await api.read(of(room._id))).room._id).toBe(room._id);
  });

  test('conversations are deleted when their retention period is over', async () => {
    const long = new Date(world.clock.now().getTime() - 31 * 24 * 60 * 60 * 1000);
    const times = { lastMessageAt: long, createdAt: long, messageCount: 1 };
    const person = await world.aPerson();
    await world.db.insert(chatRooms).values([
      { ...times, sessionDigest: aSession() },
      { ...times, userId: person.user.id },
    ]);
    await world.app.jobs.runNow('delete-old-conversations');
    const left = (await world.db.select().from(chatRooms)).filter(
      ({ lastMessageAt }) => lastMessageAt.getTime() === long.getTime(),
    );
    expect(left).toMatchObject([{ userId: person.user.id }]);
  });
});
