import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Socket } from 'socket.io-client';
import { companyInterviews, interviews } from '@ieum/contract/live/interviews/endpoints.ts';
import { apply, aPersonWithResume } from '../../../../test/hiring.ts';
import { aRecruitment } from '../../../../test/recruitment.ts';
import { closeSockets, connect, connectAs, next, send } from '../../../../test/sockets.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

const PLACE = '/interview';

let world: World;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany();
});
afterEach(closeSockets);

interface Room {
  code: string;
  host: Socket;
}

/** A host who reads Korean, in a room. */
async function aRoom(input: object): Promise<Room> {
  const { interview } = await world
    .api(company, companyInterviews)
    .create({ body: { title: '여러 언어의 면접', ...input } });
  const host = await connect(world.app, PLACE, company);
  await send(host, 'join', { code: interview.code, name: '', audio: true, video: true });
  return { code: interview.code, host };
}

const answer = async ({ code, host }: Room, seeker: Socket, isApproved: boolean) => {
  const authed = next(seeker, 'authed');
  await send(host, 'auth', { code, socketId: seeker.id, isApproved });
  return (await authed)['message'];
};

test('a seeker reads the answer of a host in their own language', async () => {
  const room = await aRoom({ entrance: { type: 'ONE_WITH_URL' } });
  const seek = async (language: string) => {
    const sessionId = `${room.code} a guest who reads ${language}`;
    const guest = await connectAs(world.app, PLACE, { sessionId, language });
    await send(guest, 'seek', { code: room.code, name: language });
    return guest;
  };
  expect(await answer(room, await seek('en'), true)).toBe('Your request to join was approved');
  expect(await answer(room, await seek('cn'), false)).toBe('您的加入请求已被拒绝');
  expect(await answer(room, await seek('ko'), true)).toBe('참여요청이 승인되었습니다');
});

test('so are the positions of a queue and the call of the next', async () => {
  const persons = [await aPersonWithResume(world), await aPersonWithResume(world)];
  const recruitmentId = await aRecruitment(world, company);
  for (const one of persons) await apply(world, one, recruitmentId);
  const room = await aRoom({ _interviewees: persons.map(({ user }) => user.id) });
  const sockets: Socket[] = [];
  for (const [n, language] of ['en', 'cn'].entries()) {
    const socket = await connectAs(world.app, PLACE, { token: persons[n]?.token, language });
    await send(socket, 'seek', { code: room.code, name: '' });
    sockets.push(socket);
  }
  const placed = sockets.map(
    (socket) =>
      new Promise<object>((resolve) => {
        socket.on('seeked', (payload: { place?: number }) => {
          if (payload.place !== undefined) resolve(payload);
        });
      }),
  );
  const called = next(sockets[0] as Socket, 'authed');
  await send(sockets[0] as Socket, 'seek', { code: room.code, name: '' });
  expect(await Promise.all(placed)).toMatchObject([
    { place: 1, message: 'Your request was sent. You enter once an interviewer approves it' },
    { place: 2, message: '已发送请求。面试官批准后即可进入' },
  ]);
  await world
    .api(company, interviews)
    .next({ params: { code: room.code }, body: { socketId: sockets[0]?.id ?? '' } });
  expect(await called).toMatchObject({ isApproved: true, message: 'Your request to join was approved' });
});
