import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import type { Socket } from 'socket.io-client';
import { and, eq } from 'drizzle-orm';
import { lectureChat } from '@ieum/contract/live/lectures/chat-endpoints.ts';
import { companyLectures, lectures as contract } from '@ieum/contract/live/lectures/endpoints.ts';
import { accessRecords, auditLogs } from '#foundation/audit/tables.ts';
import { raceUnguarded } from '../../../test/faults/races.ts';
import { closeSockets, connect, connectAs, next, send } from '../../../test/sockets.ts';
import { invalid } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { lectureAttendances, lectureMessages } from './tables.ts';
import { countMinute } from './attendance/minutes.ts';
import { addConnections, countWatchers } from './watching/connections.ts';

let world: World;
let company: TestActor;
let person: TestActor;
let lectureId: string;
beforeAll(async () => {
  world = await theWorld();
});

const of = (id: string) => ({ params: { _lecture: id } });
beforeEach(async () => {
  [company, person] = await Promise.all([world.aCompany(), world.aPerson({ name: '강다은' })]);
  lectureId = (await create({ isStream: true }))._id;
});
afterEach(closeSockets);

const create = async (input: object = {}) =>
  (await world.api(company, companyLectures).create({ body: { subject: '라이브 강의', ...input } })).lecture;
const revise = (body: object) => world.api(company, companyLectures).revise({ ...of(lectureId), body });
/** Changes of who watches arrive within a second. */
const SOON = { timeout: 5000 };
const open = (who?: TestActor): Promise<Socket> =>
  who ? connect(world.app, '/lecture', who) : connectAs(world.app, '/lecture', {});

interface Message {
  _id: string;
  number: number;
  message: string;
  name: string | null;
  isCompany: boolean;
  isRemoved: boolean;
}
interface Joined {
  success: boolean;
  message: string;
  messages: Message[];
  chat: { isOpen: boolean; slowSeconds: number; pinned: Message | null };
  moderates: boolean;
}
async function join(socket: Socket, input: object = {}): Promise<Joined> {
  const joined = next<Joined & Record<string, unknown>>(socket, 'joined');
  await send(socket, 'join', { _lecture: lectureId, ...input });
  return joined;
}
async function enter(who?: TestActor) {
  const socket = await open(who);
  await join(socket);
  return socket;
}
const say = (socket: Socket, message: string, input: object = {}) =>
  send(socket, 'chat', { _lecture: lectureId, message, ...input });

describe('the page of a lecture', () => {
  test('greets somebody who joins, with the count and the watchers', async () => {
    let isInited = false;
    const socket = await connectAs(world.app, '/lecture', { token: person.token }, (opened) =>
      opened.on('inited', () => (isInited = true)),
    );
    const [noti, count, watchers] = [next(socket, 'noti'), next(socket, 'count'), next(socket, 'watchers')];
    const joined = await join(socket);
    expect(isInited).toBe(true);
    expect(joined).toMatchObject({
      success: true,
      message: '방에 입장하셨습니다.',
      _lecture: lectureId,
      messages: [],
      chat: { isOpen: true, slowSeconds: 0, pinned: null },
      moderates: false,
    });
    expect(await noti).toMatchObject({ type: 'noti', message: '방에 입장하셨습니다.' });
    expect(await count).toMatchObject({ count: 1 });
    expect(await watchers).toMatchObject({
      isWhole: true,
      watchers: [{ _id: person.user.id, name: '강*은' }],
    });
  });

  test('is also reached by clients that begin by polling', async () => {
    const socket = await connectAs(world.app, '/lecture', { transports: ['polling'] });
    expect(await join(socket)).toMatchObject({ success: true });
  });

  test('shows all who watch when others come and leave, together', async () => {
    const socket = await open(person);
    const seen = new Set<string>();
    let count = 0;
    socket.on('count', (input: { count: number }) => (count = input.count));
    socket.on(
      'watchers',
      ({ watchers, left }: { watchers: { _id: string; name: string }[]; left: string[] }) => {
        for (const { _id, name } of watchers) seen.add(`${_id} ${name}`);
        for (const id of left) for (const one of seen) if (one.startsWith(id)) seen.delete(one);
      },
    );
    await join(socket);
    const other = await enter(company);
    const [own, companys] = [`${person.user.id} 강*은`, `${company.user.id} ${company.company?.name ?? ''}`];
    await expect.poll(() => [...seen].toSorted(), SOON).toEqual([own, companys].toSorted());
    await expect.poll(() => count, SOON).toBe(2);
    other.close();
    await expect.poll(() => [...seen], SOON).toEqual([own]);
    await expect.poll(() => count, SOON).toBe(1);
  });

  test('sends the others a notice when somebody comes or leaves, and none for a second tab', async () => {
    const [first, own] = [await open(person), await open(company)];
    const [seen, seenByOther] = [[] as string[], [] as string[]];
    first.on('noti', ({ message }: { message: string }) => seen.push(message));
    own.on('noti', ({ message }: { message: string }) => seenByOther.push(message));
    await join(first);
    await expect.poll(() => seen, SOON).toEqual(['방에 입장하셨습니다.']);
    await join(own);
    const name = company.company?.name ?? '';
    await expect.poll(() => seen, SOON).toEqual(['방에 입장하셨습니다.', `${name}님이 들어왔어요`]);
    const tab = await enter(company);
    tab.close();
    const visitor = await enter();
    await expect.poll(() => seen.at(-1), SOON).toBe('방문자님이 들어왔어요');
    own.close();
    await expect.poll(() => seen.at(-1), SOON).toBe(`${name}님이 나갔어요`);
    expect(seen).toHaveLength(4);
    expect(seenByOther).toEqual(['방에 입장하셨습니다.', '방문자님이 들어왔어요']);
    visitor.close();
  });

  test('counts two tabs of a member once, and a visitor for each tab', async () => {
    const [first, second, visitor] = [await enter(person), await enter(person), await enter()];
    const now = () => world.clock.now();
    expect(await countWatchers(world.db, lectureId, now())).toBe(2);
    second.close();
    await expect.poll(() => second.connected, SOON).toBe(false);
    expect(await countWatchers(world.db, lectureId, now())).toBe(2);
    visitor.close();
    await expect.poll(() => countWatchers(world.db, lectureId, now()), SOON).toBe(1);
    const last = await enter();
    first.close();
    await expect.poll(() => countWatchers(world.db, lectureId, now()), SOON).toBe(1);
    last.close();
    await expect.poll(() => countWatchers(world.db, lectureId, now()), SOON).toBe(0);
  });

  test('does not count the sockets of a process that has died', async () => {
    const at = world.clock.now();
    const watched = { lectureId, socketId: 'of-a-dead-process', userId: person.user.id };
    await addConnections({ db: world.db, now: new Date(at.getTime() - 120_000) }, [watched]);
    expect(await countWatchers(world.db, lectureId, at)).toBe(0);
  });

  test('is closed to those without the code, also when it is set while they watch', async () => {
    const socket = await enter(person);
    const rejoin = next(socket, 'rejoin');
    await revise({ code: { isOn: true, text: 'AB2CD3' } });
    expect(await rejoin).toMatchObject({ _lecture: lectureId });
    expect(await join(socket)).toMatchObject({ success: false });
    expect(await say(socket, '안녕하세요')).toMatchObject({ ok: false, code: 'forbidden' });
    const params = { _lecture: lectureId };
    await world.api(person, contract).enter({ params, body: { code: 'AB2CD3' } });
    expect(await join(socket)).toMatchObject({ success: true });
  });

  test('does not exist for strangers while it is hidden', async () => {
    await revise({ isPublic: false });
    const socket = await open(person);
    expect(await join(socket)).toMatchObject({ success: false });
    expect(await join(await open(company))).toMatchObject({ success: true, moderates: true });
  });
});

describe('the chat', () => {
  test('brings a message to everybody in the room, and says to the sender that it was sent', async () => {
    const [socket, visitor] = [await enter(person), await enter()];
    const [shown, chatted] = [
      next<Message & Record<string, unknown>>(visitor, 'chat'),
      next(socket, 'chatted'),
    ];
    expect(await say(socket, ' 안녕하세요 ')).toEqual({ ok: true });
    expect(await shown).toMatchObject({
      _lecture: lectureId,
      type: 'chat',
      number: 1,
      message: '안녕하세요',
      name: '강다은',
      _user: person.user.id,
      isCompany: false,
      createdAt: expect.any(String),
    });
    expect(await chatted).toMatchObject({ success: true, number: 1 });
  });

  test('marks the messages of the lecture’s company', async () => {
    const socket = await enter(company);
    const shown = next(socket, 'chat');
    await say(socket, '환영해요');
    expect(await shown).toMatchObject({ isCompany: true, name: company.company?.name });
  });

  test('takes nothing of visitors, nothing empty or too long, and nothing after the end', async () => {
    const [socket, visitor] = [await enter(person), await enter()];
    const chatted = next(visitor, 'chatted');
    expect(await say(visitor, '안녕')).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await chatted).toMatchObject({ success: false, message: '로그인하면 채팅할 수 있어요' });
    expect(await say(socket, ' ')).toMatchObject({ ok: false, code: 'invalid' });
    expect(await say(socket, 'a'.repeat(501))).toMatchObject({ ok: false, code: 'invalid' });
    expect(await say(socket, 'a'.repeat(500))).toEqual({ ok: true });
    const closed = next<{ isOpen: boolean } & Record<string, unknown>>(socket, 'rules');
    await revise({ isStream: false });
    expect((await closed).isOpen).toBe(false);
    expect(await say(socket, '늦었어요')).toMatchObject({ ok: false, code: 'forbidden' });
  });

  test('gives a returning reader everything after the last number', async () => {
    const socket = await enter(person);
    for (const message of ['하나', '둘', '셋']) await say(socket, message);
    const returned = await join(await open(person), { after: 1 });
    expect(returned.messages.map(({ number, message }) => [number, message])).toEqual([
      [2, '둘'],
      [3, '셋'],
    ]);
  });

  test('takes five messages in five seconds of a member, in all tabs together', async () => {
    const tabs = [await enter(person), await enter(person)];
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, n) => say(tabs[n % 2] as Socket, `글 ${n}`)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    world.clock.advance(6);
    expect(await say(tabs[0] as Socket, '다시')).toEqual({ ok: true });
  });

  test('numbers messages that are sent at once without a gap; without the lock they would share numbers', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => world.aPerson()));
    const sockets = await Promise.all(people.map((one) => enter(one)));
    await Promise.all(sockets.map((socket) => say(socket, '동시에')));
    const numbersOf = async () =>
      (
        await world.db
          .select({ number: lectureMessages.number })
          .from(lectureMessages)
          .where(eq(lectureMessages.lectureId, lectureId))
      )
        .map(({ number }) => number)
        .toSorted((one, other) => one - other);
    expect(await numbersOf()).toEqual([1, 2, 3, 4, 5, 6]);
    const taken: number[] = [];
    await raceUnguarded(6, {
      read: async () => (await numbersOf()).length + 1,
      write: async (number) => taken.push(number),
    });
    expect(new Set(taken).size).toBe(1);
  });
});

describe('moderation', () => {
  const asCompany = () => world.api(company, lectureChat);
  const params = () => ({ _lecture: lectureId });
  const auditOf = async () =>
    (
      await world.db
        .select()
        .from(auditLogs)
        .where(and(eq(auditLogs.subjectId, lectureId), eq(auditLogs.actorId, company.user.id)))
    ).map(({ action }) => action);

  test('pins and deletes messages, which everybody sees at once and which is recorded', async () => {
    const [socket, visitor] = [await enter(person), await enter()];
    const written = next<Message & Record<string, unknown>>(visitor, 'chat');
    await say(socket, '질문 있어요', { isQuestion: true });
    const { _id: messageId } = await written;
    const pinned = next<{ pinned: Message | null } & Record<string, unknown>>(visitor, 'rules');
    await asCompany().set({ params: params(), body: { _pinned: messageId } });
    expect((await pinned).pinned).toMatchObject({ _id: messageId, message: '질문 있어요' });
    const [removed, unpinned] = [next(visitor, 'removed'), next(visitor, 'rules')];
    await asCompany().removeMessage({ params: { ...params(), _message: messageId } });
    expect(await removed).toMatchObject({ _message: messageId });
    expect(await unpinned).toMatchObject({ pinned: null });
    const { messages } = await join(await open());
    expect(messages).toMatchObject([{ _id: messageId, message: '', isRemoved: true }]);
    expect(await auditOf()).toEqual(expect.arrayContaining(['lectures.chat.set', 'lectures.chat.remove']));
  });

  test('answers a question after the end, and those who still watch are notified so once', async () => {
    const [socket, visitor] = [await enter(person), await enter()];
    const written = next<Message & Record<string, unknown>>(visitor, 'chat');
    await say(socket, '질문 있어요', { isQuestion: true });
    const _message = (await written)._id;
    const seen: unknown[] = [];
    visitor.on('answered', (event: unknown) => seen.push(event));
    const ended = next(visitor, 'rules');
    await revise({ isStream: false });
    await ended;
    const answered = next(visitor, 'answered');
    const answer = { params: { ...params(), _message }, body: { answer: '네, 됩니다' } };
    await asCompany().answer(answer);
    expect(await answered).toEqual({ _lecture: lectureId });
    await asCompany().answer(answer);
    const removed = next(visitor, 'removed');
    await asCompany().removeMessage({ params: answer.params });
    await removed;
    expect(seen).toHaveLength(1);
  });

  test('mutes a member, and no other, until it is lifted', async () => {
    const socket = await enter(person);
    await say(socket, '광고');
    const userId = person.user.id;
    await asCompany().mute({ params: params(), body: { _user: userId } });
    await asCompany().mute({ params: params(), body: { _user: userId } });
    expect((await asCompany().listMutes({ params: params() })).mutes).toMatchObject([{ _user: userId }]);
    expect(await say(socket, '광고')).toMatchObject({ ok: false, message: '이 강의에서 채팅이 제한됐어요' });
    expect(await say(await enter(await world.aPerson()), '안녕')).toEqual({ ok: true });
    await asCompany().unmute({ params: { ...params(), _user: userId } });
    expect(await say(socket, '죄송해요')).toEqual({ ok: true });
    const stranger = await world.aPerson();
    const attempt = asCompany().mute({ params: params(), body: { _user: stranger.user.id } });
    await expect(attempt).rejects.toMatchObject({ statusCode: 404 });
    expect((await auditOf()).filter((action) => action === 'lectures.chat.mute')).toHaveLength(1);
  });

  test('slows members down, not itself', async () => {
    const [socket, own] = [await enter(person), await enter(company)];
    await asCompany().set({ params: params(), body: { slowSeconds: 30 } });
    expect(await say(socket, '하나')).toEqual({ ok: true });
    expect(await say(socket, '둘')).toMatchObject({ ok: false, message: '30초에 한 번 보낼 수 있어요' });
    expect(await say(own, '하나')).toEqual({ ok: true });
    expect(await say(own, '둘')).toEqual({ ok: true });
    world.clock.advance(31);
    expect(await say(socket, '둘')).toEqual({ ok: true });
  });

  test('is also for administrators who may write content, and for nobody else', async () => {
    const body = { slowSeconds: 5 } as const;
    const set = (who: TestActor) => world.api(who, lectureChat).set({ params: params(), body });
    await set(await world.anAdministrator('EDITOR'));
    for (const who of [person, await world.aCompany(), await world.anAdministrator('VIEWER')])
      await expect(set(who)).rejects.toMatchObject({ statusCode: 403 });
  });
});

describe('the minutes of a member', () => {
  const minutesOf = async () =>
    (await world.db.select().from(lectureAttendances).where(eq(lectureAttendances.lectureId, lectureId))).map(
      ({ minutes }) => minutes,
    );
  const at = (seconds: number) => new Date(Date.parse('2026-11-20T05:00:10Z') + seconds * 1000);
  const watched = () => [{ lectureId, userId: person.user.id }];

  test('count once, however many tabs and processes count at once; unguarded each would', async () => {
    await countMinute(world.db, watched(), at(-60));
    await Promise.all(Array.from({ length: 8 }, () => countMinute(world.db, watched(), at(0))));
    await countMinute(world.db, [...watched(), ...watched()], at(20));
    expect(await minutesOf()).toEqual([2]);
    await countMinute(world.db, watched(), at(60));
    expect(await minutesOf()).toEqual([3]);
    const wentOn = await raceUnguarded(8, {
      read: async () => ((await minutesOf())[0] === 3 ? true : undefined),
      write: async () => undefined,
    });
    expect(wentOn).toBe(8);
  });

  test('count only while the lecture is live, and only those of persons', async () => {
    await countMinute(world.db, [{ lectureId, userId: company.user.id }], at(0));
    await revise({ isStream: false });
    await countMinute(world.db, watched(), at(0));
    expect(await minutesOf()).toEqual([]);
  });

  test('begin when somebody joins', async () => {
    await enter(person);
    expect(await minutesOf()).toEqual([1]);
  });

  test('are exported for a reason, which each of them sees', async () => {
    await enter(person);
    expect(
      (await world.answers(company, companyLectures).attendance({ ...of(lectureId), query: invalid({}) }))
        .statusCode,
    ).toBe(400);
    const answer = await world
      .answers(company, companyLectures)
      .attendance({ ...of(lectureId), query: { reason: '수료 확인' } });
    expect(answer.statusCode).toBe(200);
    const { sheets } = await readXlsx(answer.rawPayload);
    expect(sheets[0]?.rows.at(-1)?.[0]).toBe('강다은');
    const readings = await world.db
      .select()
      .from(accessRecords)
      .where(eq(accessRecords.personId, person.user.id));
    expect(readings).toMatchObject([{ what: 'LECTURE', reason: '수료 확인', subjectId: lectureId }]);
  });
});
