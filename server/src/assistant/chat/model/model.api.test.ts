import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { settings as settingsContract } from '@ieum/contract/foundation/settings/endpoints.ts';
import type { ChatMessage } from '@ieum/contract/assistant/chat/schemas.ts';
import { consoleChat } from '@ieum/contract/assistant/chat/endpoints.ts';
import { consoleFaqs } from '@ieum/contract/content/faqs/endpoints.ts';
import { openAiSandbox } from '#platform/sandbox/openai.ts';
import { settings } from '#foundation/settings/tables.ts';
import { aPersonWithResume, apply } from '../../../../test/hiring.ts';
import { aRecruitment, aWord } from '../../../../test/recruitment.ts';
import { closeSockets, connectAs, next, send, type SocketOptions } from '../../../../test/sockets.ts';
import { openWorld, type TestActor, type World } from '../../../../test/world.ts';
import { chatMessages, chatModelDays } from '../tables.ts';
import { readToday } from './budget.ts';

const KEY = 'sk-sandbox-key';
let sandbox: Awaited<ReturnType<typeof openAiSandbox>>;
let world: World;
let admin: TestActor;
beforeAll(async () => {
  sandbox = await openAiSandbox({ key: KEY });
  world = await openWorld({ OPENAI_URL: sandbox.url });
  admin = await world.anAdministrator();
});
afterAll(async () => {
  await world.db.delete(settings);
  await sandbox.close();
});
const quiet = { pieces: ['모델이 ', '답해요. ', '[1]'], tokens: 90 };
beforeEach(async () => {
  for (const name of Object.keys(sandbox.faults)) delete sandbox.faults[name as 'status'];
  Object.assign(sandbox.faults, quiet);
  sandbox.received.length = 0;
  sandbox.left.length = 0;
  await world.db.delete(chatModelDays);
  await connectModel({ enabled: true, apiKey: KEY, model: 'small', dailyTokens: 1_000_000 });
});
afterEach(closeSockets);

const connectModel = (body: object) => world.api(admin, settingsContract).saveOpenAi({ body });

async function aFaq(question: string, answer: string) {
  const draft = { category: 'ETC', question, answer: `<p>${answer}</p>`, isActive: true } as const;
  return (await world.api(admin, consoleFaqs).create({ body: draft })).faq;
}

/** A reader in a conversation, with all states of the replies. */
async function aReader(input: SocketOptions = { sessionId: crypto.randomUUID() }) {
  const replies: ChatMessage[] = [];
  const socket: Socket = await connectAs(world.app, '/chat', input, (opened) =>
    opened.on('sendReply', ({ message }: { message: ChatMessage }) => replies.push(message)),
  );
  const joined = next<{ room: string }>(socket, 'joined');
  await send(socket, 'join', { _room: null });
  const { room } = await joined;
  const ask = async (query: string): Promise<ChatMessage> => {
    expect(await send(socket, 'sendQuery', { _room: room, query })).toEqual({ ok: true });
    await expect.poll(() => replies.at(-1)?.isDone, { timeout: 5000 }).toBe(true);
    return replies.at(-1) as ChatMessage;
  };
  return { socket, room, replies, ask };
}

const today = () => readToday(world.db, world.clock.now());

describe('with a stored key', () => {
  test('a question is answered by the model from the texts of the site, in one growing reply with its sources', async () => {
    const word = aWord(4);
    const faq = await aFaq(`${word} 증명서를 다시 받을 수 있나요?`, `${word} 증명서는 마이페이지에 있어요.`);
    sandbox.faults.pieceMilliseconds = 150;
    const { ask, replies } = await aReader();
    const reply = await ask(`${word} 증명서 어디서 받아요?`);
    expect(reply).toMatchObject({ content: '모델이 답해요. [1]', suggestsInquiry: false, isDone: true });
    expect(reply.sources[0]).toEqual({
      title: faq.question,
      link: `/center/faqs?category=ETC#faq-${faq._id}`,
    });
    const lengths = replies.map(({ content }) => content.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(lengths.length).toBeGreaterThanOrEqual(4);
    expect(new Set(replies.map(({ _id }) => _id)).size).toBe(1);
    const [call] = sandbox.received;
    expect(call?.body.model).toBe('small');
    expect(call?.body.messages[1]?.content).toContain('마이페이지에 있어요');
    expect(await today()).toMatchObject({ tokens: quiet.tokens, answers: 1, failures: 0 });
  });

  test('no personal data leaves, neither of the question nor of the texts nor the name of the asker', async () => {
    const word = aWord(4);
    const person = await world.aPerson({ name: '남궁별빛' });
    const company = await world.aCompany();
    await aFaq(
      `${word} 문의는 어디로 하나요?`,
      `${word} 담당 김담당 02-345-6789, help.${word}@example.com 으로 연락해요.`,
    );
    const other = aWord(6);
    await aRecruitment(world, company, { subject: `${other} 담당 010-7777-8888` });
    sandbox.faults.pieces = ['⟨이메일', '1⟩로 물어보세요. [1]'];
    const { ask } = await aReader({ token: person.token, sessionId: crypto.randomUUID() });
    const reply = await ask(
      `${word} 문의는 어디로 하나요? 저는 남궁별빛 (남궁 별빛) ${person.user.username}, ０１０-9876-5432, 900215-1234567, star@example.org 예요.`,
    );
    await ask(`${other} 공고가 있나요?`);
    const sent = sandbox.received.map(({ raw }) => raw.normalize('NFKC')).join('\n');
    expect(sent).toContain(`${other} 담당 ⟨전화번호`);
    expect(sent).toContain(`${word} 담당 김담당 ⟨전화번호`);
    for (const personal of [
      /남궁\s*별빛/,
      new RegExp(person.user.username, 'i'),
      /9876/,
      /900215|1234567/,
      /star@|example\.org/,
      /345-?6789/,
      /help\.|example\.com/,
      /7777-?8888/,
    ])
      expect(sent).not.toMatch(personal);
    // The reader sees what a placeholder replaced.
    expect(reply.content).toMatch(/^\S+@example\.(org|com)로 물어보세요/);
  });

  test('own affairs are answered here, and nothing leaves', async () => {
    const person = await aPersonWithResume(world);
    const recruitment = await aRecruitment(world, await world.aCompany());
    await apply(world, person, recruitment);
    const { ask } = await aReader({ token: person.token, sessionId: crypto.randomUUID() });
    expect((await ask('내 지원 어디까지 됐어요?')).content).toContain('지원 완료');
    expect((await ask(aWord(9))).suggestsInquiry).toBe(true);
    expect(sandbox.received).toHaveLength(0);
  });

  test('the local answer is given where the model finds none, is rejected or fails', async () => {
    const word = aWord(4);
    await aFaq(`${word} 언제 열어요?`, `${word} 아침에 열어요.`);
    const { ask } = await aReader();
    const local = `${word} 아침에 열어요. [1]`;
    sandbox.faults.pieces = ['NO_', 'ANSWER'];
    expect((await ask(`${word} 언제 열어요?`)).content).toBe(local);
    sandbox.faults.status = 500;
    expect((await ask(`${word} 언제 열어요?`)).content).toBe(local);
    expect(await today()).toMatchObject({ answers: 1, failures: 1, lastFailure: 'SERVICE' });
    sandbox.faults.status = 429;
    expect((await ask(`${word} 언제 열어요?`)).content).toBe(local);
    delete sandbox.faults.status;
    await connectModel({ apiKey: 'sk-revoked' });
    world.clock.advance(2);
    expect((await ask(`${word} 언제 열어요?`)).content).toBe(local);
    expect(await today()).toMatchObject({ failures: 3, lastFailure: 'KEY' });
  });

  test('the local answer is given where the reply could not be written', async () => {
    const word = aWord(4);
    await aFaq(`${word} 어떻게 가나요?`, `${word} 버스로 가요.`);
    const { ask } = await aReader();
    await world.db.execute(sql`alter table chat_model_days rename to lost_days`);
    try {
      expect((await ask(`${word} 어떻게 가나요?`)).content).toBe(`${word} 버스로 가요. [1]`);
    } finally {
      await world.db.execute(sql`alter table lost_days rename to chat_model_days`);
    }
  });

  test('a reply that is cut in the middle ends with what has arrived', async () => {
    const word = aWord(4);
    await aFaq(`${word} 언제 닫아요?`, `${word} 밤에 닫아요.`);
    sandbox.faults.cutAfter = 1;
    const { ask } = await aReader();
    expect((await ask(`${word} 언제 닫아요?`)).content).toBe(
      '모델이 \n\n답변이 중간에 끊겼어요. 다시 물어봐 주세요.',
    );
    expect(sandbox.received).toHaveLength(1);
  });

  /** A reader whose long reply has begun. */
  async function aReaderOfALongReply() {
    const word = aWord(4);
    await aFaq(`${word} 길게 설명해 주세요`, `${word} 설명이에요.`);
    sandbox.faults.pieces = Array.from({ length: 300 }, () => '글 ');
    sandbox.faults.pieceMilliseconds = 50;
    const reader = await aReader();
    await send(reader.socket, 'sendQuery', { _room: reader.room, query: `${word} 길게 설명해 주세요` });
    await expect.poll(() => reader.replies.at(-1)?.content ?? '').toContain('글');
    return reader;
  }

  test('a cancelled reply ends with what has arrived, and the call at the provider too', async () => {
    const { socket, room, replies } = await aReaderOfALongReply();
    expect(await send(socket, 'cancel', { _room: room })).toEqual({ ok: true });
    await expect.poll(() => sandbox.left.length, { timeout: 2000 }).toBe(1);
    expect(replies.at(-1)).toMatchObject({ isDone: true, content: expect.stringMatching(/^글/) });
    const { length } = replies;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(replies).toHaveLength(length);
  });

  test('the call at the provider ends when its reader leaves', async () => {
    const { socket, room } = await aReaderOfALongReply();
    socket.close();
    await expect.poll(() => sandbox.left.length, { timeout: 2000 }).toBe(1);
    await expect
      .poll(() => world.db.select().from(chatMessages).where(eq(chatMessages.roomId, room)))
      .toMatchObject([{ type: 'query' }, { isDone: true, content: expect.stringMatching(/^글/) }]);
  });

  test('above the tokens of the day the local answers continue', async () => {
    const word = aWord(4);
    await aFaq(`${word} 주차가 되나요?`, `${word} 주차가 돼요.`);
    await connectModel({ dailyTokens: 100 });
    const { ask } = await aReader();
    expect((await ask(`${word} 주차가 되나요?`)).content).toBe(`${word} 주차가 돼요. [1]`);
    expect(sandbox.received).toHaveLength(0);
    expect(await today()).toMatchObject({ tokens: 0, declined: 1 });
  });

  test('the test box shows the answer with its sources and the time to the first piece', async () => {
    const word = aWord(4);
    const faq = await aFaq(`${word} 식당이 있나요?`, `${word} 지하에 있어요.`);
    sandbox.faults.firstMilliseconds = 100;
    const api = world.api(admin, consoleChat);
    const { trial } = await api.tryOut({ body: { query: `${word} 식당이 있나요?` } });
    expect(trial).toMatchObject({ content: '모델이 답해요. [1]', end: 'WHOLE' });
    expect(trial.sources[0]?.title).toBe(faq.question);
    expect(trial.firstMilliseconds).toBeGreaterThanOrEqual(100);
    expect((await api.readModel()).model).toMatchObject({
      isOn: true,
      model: 'small',
      tokens: 90,
      answers: 1,
    });
    await connectModel({ dailyTokens: 200 });
    const over = await api.tryOut({ body: { query: `${word} 식당이 있나요?` } });
    expect(over.trial).toMatchObject({ content: `${word} 지하에 있어요. [1]`, end: 'OVER_CAP' });
    expect((await api.readModel()).model).toMatchObject({ isOver: true, declined: 1 });
  });

  test('nothing leaves while the connection is off', async () => {
    const word = aWord(4);
    await aFaq(`${word} 어디에 있나요?`, `${word} 2층에 있어요.`);
    await connectModel({ enabled: false });
    const { ask } = await aReader();
    expect((await ask(`${word} 어디에 있나요?`)).content).toBe(`${word} 2층에 있어요. [1]`);
    expect(sandbox.received).toHaveLength(0);
  });
});
