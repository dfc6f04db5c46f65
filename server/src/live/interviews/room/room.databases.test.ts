import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { companyInterviews, interviews } from '@ieum/contract/live/interviews/endpoints.ts';
import { addSeconds } from '#kit/dates.ts';
import { apply, aPersonWithResume } from '../../../../test/hiring.ts';
import { aRecruitment } from '../../../../test/recruitment.ts';
import { closeSockets, connect, connectAs, next, send } from '../../../../test/sockets.ts';
import { openWorld, theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { interviewParticipants, interviewSeekers } from '../tables.ts';

const PLACE = '/interview';
const GUEST_SESSION = 'a-session-that-cannot-be-guessed';

let world: World;
let company: TestActor;
let person: TestActor;
beforeAll(async () => {
  world = await theWorld();
});
beforeEach(async () => {
  [company, person] = await Promise.all([world.aCompany(), aPersonWithResume(world)]);
});
afterEach(closeSockets);

type Interview = { _id: string; code: string };
const toEverybody = { entrance: { type: 'ONE_WITH_URL' as const } };
const create = async (input: object = {}): Promise<Interview> =>
  (await world.api(company, companyInterviews).create({ body: { title: '1차 화상 면접', ...input } }))
    .interview;
/** An interview to which the applicants of one recruitment are invited. */
async function invite(persons: readonly TestActor[], input: object = {}): Promise<Interview> {
  const recruitmentId = await aRecruitment(world, company);
  for (const one of persons) await apply(world, one, recruitmentId);
  return create({ _interviewees: persons.map(({ user }) => user.id), ...input });
}
const aGuest = (sessionId = GUEST_SESSION, language = 'ko') =>
  connectAs(world.app, PLACE, { sessionId, language });
const joining = (code: string, name = '') => ({ code, name, audio: true, video: true });

async function enter(socket: Socket, code: string, name = '') {
  const joined = next(socket, 'joined');
  expect(await send(socket, 'join', joining(code, name))).toEqual({ ok: true });
  return joined;
}
/** A host in the room. */
async function aHost({ code }: Interview, who = company) {
  const socket = await connect(world.app, PLACE, who);
  await enter(socket, code);
  return socket;
}
/** Asks to enter; returns what the host sees. */
async function seek(socket: Socket, host: Socket, code: string, name = '') {
  const shown = next(host, 'user-seeked');
  expect(await send(socket, 'seek', { code, name })).toEqual({ ok: true });
  return shown;
}
async function admit(host: Socket, { code }: Interview, socket: Socket, isApproved = true) {
  const authed = next(socket, 'authed');
  expect(await send(host, 'auth', { code, socketId: socket.id, isApproved })).toEqual({ ok: true });
  return authed;
}
/** Whether an event arrives within a short time. */
const arrives = (socket: Socket, event: string) =>
  next(socket, event, 400).then(
    () => true,
    () => false,
  );

describe('before joining', () => {
  test('a seeker asks, a host approves, the seeker joins and both see each other', async () => {
    const interview = await invite([person]);
    const { code } = interview;
    const host = await aHost(interview);
    const seeker = await connect(world.app, PLACE, person);
    const seeked = next(seeker, 'seeked');
    expect(await seek(seeker, host, code)).toMatchObject({
      socketId: seeker.id,
      name: '홍길동',
      isInvited: true,
    });
    expect(await seeked).toMatchObject({ success: true });
    const answered = next(host, 'user-authed');
    expect(await admit(host, interview, seeker)).toEqual({
      success: true,
      isApproved: true,
      message: '참여요청이 승인되었습니다',
    });
    expect(await answered).toEqual({ socketId: seeker.id, name: '홍길동', isApproved: true });
    const seen = next<{ participant: object }>(host, 'user-joined');
    expect(await enter(seeker, code)).toMatchObject({
      success: true,
      isHost: false,
      participants: [
        { socketId: host.id, isHost: true },
        { socketId: seeker.id, name: '홍길동' },
      ],
      relay: { urls: [], username: '', password: '', seconds: 0 },
    });
    expect(await seen).toMatchObject({
      participant: { name: '홍길동', socketId: seeker.id, audio: true, video: true },
    });
    const { interview: read } = await world
      .api(company, companyInterviews)
      .read({ params: { _interview: interview._id } });
    expect(read.state).toBe('PROGRESS');
    expect(read._participants.map(({ socketId }) => socketId)).toEqual([host.id, seeker.id]);
    expect(read._participants[1]?.username).not.toBe(person.user.username);
  });

  test('nobody joins without approval, and a rejected seeker waits ten seconds', async () => {
    const own = await openWorld();
    const host = await own.aCompany();
    const { interview } = await own
      .api(host, companyInterviews)
      .create({ body: { title: '면접', ...toEverybody } });
    const { code } = interview;
    const hosting = await connect(own.app, PLACE, host);
    await enter(hosting, code);
    const guest = await connectAs(own.app, PLACE, { sessionId: GUEST_SESSION });
    const rejection = next(guest, 'joined');
    expect(await send(guest, 'join', joining(code, '김손님'))).toMatchObject({
      ok: false,
      code: 'forbidden',
      action: 'seek',
    });
    expect(await rejection).toMatchObject({ success: false, action: 'seek' });
    await seek(guest, hosting, code, '김손님');
    expect(await admit(hosting, interview, guest, false)).toMatchObject({
      isApproved: false,
      message: '참여요청이 거절되었습니다',
    });
    expect(await send(guest, 'join', joining(code, '김손님'))).toMatchObject({ ok: false, action: 'seek' });
    expect(await send(guest, 'seek', { code, name: '김손님' })).toMatchObject({
      ok: false,
      code: 'too_many',
      message: '10초 뒤에 다시 요청해 주세요',
      action: 'join',
    });
    own.clock.advance(10);
    await seek(guest, hosting, code, '김손님');
    closeSockets();
    await own.app.close();
  });

  test('an approval outlives the connection and the process, and is asked for once only', async () => {
    const interview = await create(toEverybody);
    const host = await aHost(interview);
    const guest = await aGuest();
    await seek(guest, host, interview.code, '김손님');
    await admit(host, interview, guest);
    await enter(guest, interview.code, '김손님');
    const left = next(host, 'user-exited');
    guest.close();
    expect(await left).toMatchObject({ name: '김손님' });
    const again = await aGuest();
    expect(await enter(again, interview.code, '김손님')).toMatchObject({ success: true });
    const stranger = await aGuest('another-session-of-another-guest');
    expect(await send(stranger, 'join', joining(interview.code, '김손님'))).toMatchObject({ ok: false });
  });

  test('a visitor reads that the own request is approved, and nothing about that of another', async () => {
    const interview = await create(toEverybody);
    const read = async (session: string, reader?: TestActor) => {
      const call = { params: { code: interview.code }, ...(!reader && { headers: { session } }) };
      const { isApproved, name } = (await world.api(reader, interviews).read(call)).interview;
      return { isApproved, name };
    };
    const host = await aHost(interview);
    const guest = await aGuest();
    await seek(guest, host, interview.code, '김손님');
    expect(await read(GUEST_SESSION)).toEqual({ isApproved: false, name: '' });
    await admit(host, interview, guest);
    expect(await read(GUEST_SESSION)).toEqual({ isApproved: true, name: '김손님' });
    expect(await read('another-session-of-another-guest')).toEqual({ isApproved: false, name: '' });
    expect(await read('short')).toEqual({ isApproved: false, name: '' });
    expect(await read('', person)).toEqual({ isApproved: false, name: '홍길동' });
    const member = await connect(world.app, PLACE, person);
    await seek(member, host, interview.code);
    await admit(host, interview, member);
    expect(await read('', person)).toEqual({ isApproved: true, name: '홍길동' });
  });

  test('who was approved under one name does not come back under another', async () => {
    const interview = await create(toEverybody);
    const host = await aHost(interview);
    const guest = await aGuest();
    await seek(guest, host, interview.code, '김손님');
    await admit(host, interview, guest);
    expect(await send(guest, 'seek', { code: interview.code, name: '이사장' })).toEqual({ ok: true });
    const seen = next<{ participant: object }>(host, 'user-joined');
    await enter(guest, interview.code, '이사장');
    expect(await seen).toMatchObject({ participant: { name: '김손님' } });
    guest.close();
    const again = await aGuest();
    expect(await enter(again, interview.code, '이사장')).toMatchObject({
      participants: expect.arrayContaining([expect.objectContaining({ name: '김손님' })]),
    });
  });

  test('a wrong code is not found; strangers and visitors are rejected where only those invited enter', async () => {
    const interview = await invite([person]);
    const stranger = await connect(world.app, PLACE, await world.aPerson());
    expect(await send(stranger, 'seek', { code: 'x', name: '' })).toMatchObject({ code: 'not_found' });
    const { code } = interview;
    expect(await send(stranger, 'seek', { code, name: '' })).toMatchObject({
      code: 'forbidden',
      action: 'back',
    });
    const guest = await aGuest();
    const answered = next(guest, 'seeked');
    expect(await send(guest, 'seek', { code, name: '김손님' })).toMatchObject({ code: 'unauthenticated' });
    expect(await answered).toMatchObject({ success: false });
  });

  test('a guest gives a name, a member has that of the account', async () => {
    const interview = await create(toEverybody);
    const host = await aHost(interview);
    const guest = await aGuest();
    expect(await send(guest, 'seek', { code: interview.code, name: '  ' })).toMatchObject({
      code: 'invalid',
      fields: { name: '이름을 적어 주세요' },
    });
    const member = await connect(world.app, PLACE, person);
    expect(await seek(member, host, interview.code, '다른 이름')).toMatchObject({
      name: '홍길동',
      isInvited: false,
    });
  });

  test('a closed room and an hour before the time let nobody in; ten minutes before it opens', async () => {
    const closed = await create({
      entrance: { ...toEverybody.entrance, disabled: true, meta: { message: '점심 뒤에', disabled: false } },
    });
    const guest = await aGuest();
    expect(await send(guest, 'seek', { code: closed.code, name: '김손님' })).toMatchObject({
      code: 'forbidden',
      message: '점심 뒤에',
      action: 'join',
    });
    const at = (minutes: number) => addSeconds(world.clock.now(), minutes * 60).toISOString();
    const planned = await create({ ...toEverybody, schedule: { type: 'ON_TIME', at: at(60) } });
    const host = await connect(world.app, PLACE, company);
    expect(await send(host, 'join', joining(planned.code))).toMatchObject({
      code: 'conflict',
      action: 'join',
    });
    const other = await world.aCompany();
    const body = { title: '곧 시작', ...toEverybody, schedule: { type: 'ON_TIME' as const, at: at(9) } };
    const { interview: soon } = await world.api(other, companyInterviews).create({ body });
    await aHost(soon, other);
  });

  test('`auth` without a socket says whether the sender is a host; only hosts answer seekers', async () => {
    const interview = await create(toEverybody);
    const host = await connect(world.app, PLACE, company);
    const authed = next(host, 'authed');
    await send(host, 'auth', { code: interview.code });
    expect(await authed).toEqual({ success: true, isHost: true });
    const guest = await aGuest();
    await seek(guest, host, interview.code, '김손님');
    const answered = send(guest, 'auth', {
      code: interview.code,
      socketId: guest.id,
      isApproved: true,
    });
    expect(await answered).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await send(guest, 'close', { code: interview.code })).toMatchObject({ ok: false });
  });

  test('a client that begins by polling is admitted', async () => {
    const interview = await create(toEverybody);
    const guest = await connectAs(world.app, PLACE, {
      sessionId: GUEST_SESSION,
      transports: ['polling', 'websocket'],
    });
    const host = await aHost(interview);
    expect(await seek(guest, host, interview.code, '김손님')).toMatchObject({ name: '김손님' });
  });

  test('requests before the host comes are shown when the host joins', async () => {
    const interview = await create(toEverybody);
    const guest = await aGuest();
    await send(guest, 'seek', { code: interview.code, name: '김손님' });
    const host = await connect(world.app, PLACE, company);
    const shown = next(host, 'user-seeked');
    await enter(host, interview.code);
    expect(await shown).toMatchObject({ socketId: guest.id, name: '김손님' });
  });
});

describe('in the room', () => {
  /** A host and a guest in a room. */
  async function both() {
    const interview = await create(toEverybody);
    const host = await aHost(interview);
    const guest = await aGuest();
    await seek(guest, host, interview.code, '김손님');
    await admit(host, interview, guest);
    await enter(guest, interview.code, '김손님');
    return { interview, host, guest };
  }
  const offer = { type: 'offer', sdp: 'v=0' };

  test('a signal reaches only its participant of the same room', async () => {
    const { host, guest } = await both();
    const other = await both();
    const arrived = next(host, 'signal');
    expect(await send(guest, 'signal', { to: host.id, data: offer })).toEqual({ ok: true });
    expect(await arrived).toEqual({ from: guest.id, data: offer });
    expect(await send(guest, 'signal', { to: other.host.id, data: offer })).toMatchObject({
      code: 'forbidden',
    });
    const outside = await aGuest('a-third-session-of-a-stranger');
    expect(await send(outside, 'signal', { to: host.id, data: offer })).toMatchObject({ code: 'forbidden' });
  });

  test('a mesh of six sends its hundred signals at once; one that is too large is rejected', async () => {
    const { host, guest } = await both();
    const candidate = { type: 'candidate', candidate: { candidate: 'candidate:1', sdpMid: '0' } };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => send(guest, 'signal', { to: host.id, data: candidate })),
    );
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    const large = { type: 'offer', sdp: 'x'.repeat(40_001) };
    expect(await send(guest, 'signal', { to: host.id, data: large })).toMatchObject({ code: 'invalid' });
  });

  test('the devices of a participant are sent to the others, also when they become ready', async () => {
    const { interview, host, guest } = await both();
    const changed = next(host, 'user-media');
    await send(guest, 'media', { audio: false, video: true });
    expect(await changed).toEqual({ socketId: guest.id, audio: false, video: true });
    const ready = next(host, 'user-joined');
    await send(guest, 'user-joined', { code: interview.code, audio: true, video: false });
    expect(await ready).toMatchObject({ participant: { socketId: guest.id, audio: true, video: false } });
  });

  test('closing a tab shows the exit to the others', async () => {
    const { host, guest } = await both();
    const exited = next(guest, 'user-exited');
    const id = host.id;
    host.close();
    expect(await exited).toMatchObject({ socketId: id });
  });

  test('a socket that is in one room does not come into another', async () => {
    const [one, other] = [await create(toEverybody), await create(toEverybody)];
    const host = await aHost(one);
    expect(await send(host, 'join', joining(other.code))).toMatchObject({
      message: expect.stringContaining('다른 면접실에 들어가 있어요') as string,
    });
  });

  test('a second tab of one account replaces the first', async () => {
    const { interview, host } = await both();
    const replaced = next(host, 'user-exited');
    const second = await connect(world.app, PLACE, company);
    // A browser that comes back still goes by the old one until it has entered.
    const exits: unknown[] = [];
    second.on('user-exited', (exited) => exits.push(exited));
    const joined = await enter(second, interview.code);
    expect(exits).toEqual([]);
    expect(await replaced).toMatchObject({ socketId: host.id });
    expect(joined['participants']).toHaveLength(2);
  });

  test('the host ends it for everybody, also for seekers; nobody comes in again', async () => {
    const { interview, host, guest } = await both();
    const waiting = await aGuest('a-second-session-of-a-seeker', 'en');
    await seek(waiting, host, interview.code, '이손님');
    const closings = [host, guest, waiting].map((socket) => next(socket, 'room-closed'));
    const closed = next(host, 'closed');
    expect(await send(host, 'close', { code: interview.code })).toEqual({ ok: true });
    expect(await closed).toEqual({ success: true, message: '면접이 종료되었습니다' });
    // Each in their own language.
    const [korean, english] = ['면접이 종료되었습니다', 'The interview has ended'];
    expect(await Promise.all(closings)).toEqual([korean, korean, english].map((message) => ({ message })));
    expect(await send(guest, 'join', joining(interview.code, '김손님'))).toMatchObject({
      code: 'conflict',
      message: '면접이 종료되었습니다',
      action: 'back',
    });
    expect(await send(guest, 'signal', { to: host.id, data: offer })).toMatchObject({ ok: false });
    for (const table of [interviewSeekers, interviewParticipants])
      expect(await world.db.select().from(table).where(eq(table.interviewId, interview._id))).toEqual([]);
  });

  test('a host who leaves does not end it', async () => {
    const { interview, host, guest } = await both();
    const exited = next(guest, 'user-exited');
    host.close();
    await exited;
    expect(await arrives(guest, 'room-closed')).toBe(false);
    const { interview: read } = await world
      .api(company, companyInterviews)
      .read({ params: { _interview: interview._id } });
    expect(read.state).toBe('PROGRESS');
  });

  test('the seventh is not admitted; a place that becomes free is', async () => {
    const interview = await create(toEverybody);
    const host = await aHost(interview);
    const guests: Socket[] = [];
    for (let i = 0; i < 6; i += 1) {
      const guest = await aGuest(`${GUEST_SESSION}-${i}`);
      await seek(guest, host, interview.code, `손님 ${i}`);
      await admit(host, interview, guest);
      guests.push(guest);
    }
    for (const guest of guests.slice(0, 5)) await enter(guest, interview.code, '손님');
    const seventh = guests[5];
    if (!seventh) throw new Error('no guest');
    expect(await send(seventh, 'join', joining(interview.code, '손님'))).toMatchObject({
      code: 'conflict',
      message: '면접실이 가득 찼어요. 한 번에 6명까지 들어갈 수 있어요',
    });
    const exited = next(host, 'user-exited');
    guests[0]?.close();
    await exited;
    await enter(seventh, interview.code, '손님');
  });

  test('places of a process that was killed are freed when somebody joins', async () => {
    const { interview, host } = await both();
    await world.db
      .update(interviewParticipants)
      .set({ socketId: `gone-${interview._id}` })
      .where(eq(interviewParticipants.name, '김손님'));
    const exited = next(host, 'user-exited');
    const again = await aGuest();
    const joined = await enter(again, interview.code, '김손님');
    expect(await exited).toMatchObject({ socketId: `gone-${interview._id}` });
    expect(joined['participants']).toHaveLength(2);
  });
});
