import { readXlsx } from 'hucre/xlsx';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { lectureChat } from '@ieum/contract/live/lectures/chat-endpoints.ts';
import { companyLectures, lectures as contract } from '@ieum/contract/live/lectures/endpoints.ts';
import { ATTENDANCE_CODE_SECONDS } from '@ieum/contract/live/lectures/enums.ts';
import { raceUnguarded } from '../../../../test/faults/races.ts';
import { closeSockets, connect, next, send } from '../../../../test/sockets.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { lectureAttendanceCodes, lectureAttendanceEntries } from '../tables.ts';
import { insertNext } from './codes.ts';

let world: World;
let company: TestActor;
let person: TestActor;
let lectureId: string;
beforeAll(async () => {
  world = await theWorld();
});
beforeEach(async () => {
  [company, person] = await Promise.all([world.aCompany(), world.aPerson({ name: '강다은' })]);
  const body = { subject: '출석 강의', isStream: true };
  lectureId = (await world.api(company, companyLectures).create({ body })).lecture._id;
});
afterEach(closeSockets);

const params = () => ({ _lecture: lectureId });
const revise = (body: object) => world.api(company, companyLectures).revise({ params: params(), body });
const show = async () => (await world.api(company, lectureChat).showCode({ params: params() })).codes;
const shownNow = async () => (await show()).at(-1)?.code ?? '';
const enter = (who: TestActor, code: string) =>
  world.api(who, lectureChat).enterCode({ params: params(), body: { code } });
const expire = () => world.clock.advance(ATTENDANCE_CODE_SECONDS + 1);
const codeRows = () =>
  world.db.select().from(lectureAttendanceCodes).where(eq(lectureAttendanceCodes.lectureId, lectureId));
const entries = () =>
  world.db.select().from(lectureAttendanceEntries).where(eq(lectureAttendanceEntries.lectureId, lectureId));

describe('an attendance code', () => {
  test('is shown to those who hold the lecture; those who watch see only that there is one', async () => {
    const socket = await connect(world.app, '/lecture', person);
    await send(socket, 'join', { _lecture: lectureId });
    const rules = next<Record<string, unknown>>(socket, 'rules');
    const [code] = await show();
    expect(code?.code).toMatch(/^[2-9A-Z]{6}$/);
    expect((await rules)['attendance']).toEqual({ number: 1, secondsLeft: ATTENDANCE_CODE_SECONDS });
    const joined = next<Record<string, unknown>>(socket, 'joined');
    await send(socket, 'join', { _lecture: lectureId });
    expect(JSON.stringify(await joined)).not.toContain(code?.code);
  });

  test('is entered by members who watch, however it is typed, and once', async () => {
    const code = await shownNow();
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`;
    expect(await enter(person, typed)).toEqual({ number: 1 });
    expect(await enter(person, code)).toEqual({ number: 1 });
    expect(await entries()).toMatchObject([{ userId: person.user.id, number: 1 }]);
    const { codes } = await world.api(company, lectureChat).listCodes({ params: params() });
    expect(codes).toMatchObject([{ number: 1, entered: 1 }]);
  });

  test('is not entered when it is wrong, over, or the lecture has ended', async () => {
    await expect(enter(person, 'AB2CD3')).rejects.toMatchObject({ statusCode: 409 });
    const code = await shownNow();
    await expect(enter(person, 'AAAAAA')).rejects.toMatchObject({ statusCode: 400 });
    await revise({ isStream: false });
    await expect(enter(person, code)).rejects.toMatchObject({ statusCode: 409 });
    await revise({ isStream: true });
    expire();
    await expect(enter(person, code)).rejects.toMatchObject({ statusCode: 409 });
    expect(await entries()).toEqual([]);
  });

  test('is not entered by those without the code of the lecture', async () => {
    const code = await shownNow();
    await revise({ code: { isOn: true, text: 'QW2ER3' } });
    await expect(enter(person, code)).rejects.toMatchObject({ statusCode: 403 });
    await world.api(person, contract).enter({ params: params(), body: { code: 'QW2ER3' } });
    expect(await enter(person, code)).toEqual({ number: 1 });
  });

  test('is tried ten times a minute, also by calls at the same moment', async () => {
    await show();
    const answers = await Promise.allSettled(Array.from({ length: 64 }, () => enter(person, 'AAAAAA')));
    const statuses = answers.map((answer) =>
      answer.status === 'rejected' ? (answer.reason as { statusCode: number }).statusCode : 200,
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(54);
  });
});

describe('showing', () => {
  test('happens at two moments of a live lecture, and while one is shown it stays', async () => {
    const first = await show();
    expect(await show()).toEqual(first);
    expire();
    const second = await show();
    expect(second.map(({ number }) => number)).toEqual([1, 2]);
    expire();
    await expect(show()).rejects.toMatchObject({ statusCode: 409 });
    await revise({ isStream: false });
    await expect(show()).rejects.toMatchObject({ statusCode: 409 });
  });

  test('at the same moment shows one code; unguarded each would show one', async () => {
    const work = () => ({ db: world.db, now: world.clock.now() });
    const shown = await Promise.all(Array.from({ length: 8 }, () => insertNext(work(), lectureId)));
    expect(shown.filter(Boolean).length).toBeGreaterThan(0);
    const rows = await codeRows();
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    expect(rows.length).toBeLessThanOrEqual(2);
    await Promise.all(Array.from({ length: 8 }, () => show()));
    expect((await codeRows()).length).toBe(rows.length);
    const taken: number[] = [];
    await raceUnguarded(8, {
      read: async () => (await codeRows()).length + 1,
      write: async (number) => taken.push(number),
    });
    expect(taken).toHaveLength(8);
  });

  test('by several people at once makes one code', async () => {
    await Promise.all(Array.from({ length: 8 }, () => show()));
    expect(await codeRows()).toHaveLength(1);
  });

  test('is entered once by calls at the same moment; unguarded each would be stored', async () => {
    const code = await shownNow();
    await Promise.all(Array.from({ length: 8 }, () => enter(person, code)));
    expect(await entries()).toHaveLength(1);
    const other = await world.aPerson();
    const stored = await raceUnguarded(8, {
      read: async () => ((await entries()).some(({ userId }) => userId === other.user.id) ? undefined : true),
      write: async () => undefined,
    });
    expect(stored).toBe(8);
  });
});

test('the attendance sheet says who entered which code, and nothing of one that was not shown', async () => {
  const late = await world.aPerson({ name: '임태윤' });
  await enter(person, await shownNow());
  const socket = await connect(world.app, '/lecture', late);
  await send(socket, 'join', { _lecture: lectureId });
  const sheetOf = async () => {
    const { sheets } = await readXlsx(
      (
        await world
          .answers(company, companyLectures)
          .attendance({ params: { _lecture: lectureId }, query: { reason: '수료' } })
      ).rawPayload,
    );
    return new Map(sheets[0]?.rows.map((row) => [row[0], row.slice(4)]));
  };
  const blank = (cell: unknown) => cell === null || cell === undefined || cell === '';
  const before = await sheetOf();
  expect(before.get('이름')).toEqual(['출석 코드 1', '출석 코드 2']);
  expect(before.get('강다은')?.[0]).toBe('입력');
  expect(before.get('임태윤')?.[0]).toBe('미입력');
  expect(blank(before.get('강다은')?.[1])).toBe(true);
  expire();
  await enter(late, await shownNow());
  expect((await sheetOf()).get('임태윤')).toEqual(['미입력', '입력']);
  expect((await sheetOf()).get('강다은')).toEqual(['입력', '미입력']);
});
