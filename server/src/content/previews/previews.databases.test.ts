import { beforeAll, describe, expect, test } from 'vitest';
import { banners, consoleBanners } from '@ieum/contract/content/banners/endpoints.ts';
import { boards, boardCodes, consoleBoards } from '@ieum/contract/content/boards/endpoints.ts';
import { consoleFaqs } from '@ieum/contract/content/faqs/endpoints.ts';
import { notices as noticesContract, consoleNotices } from '@ieum/contract/content/notices/endpoints.ts';
import { popups, consolePopups } from '@ieum/contract/content/popups/endpoints.ts';
import type { PreviewViewer } from '@ieum/contract/content/previews/enums.ts';
import type { ContentKind } from '@ieum/contract/foundation/publishing/enums.ts';
import { previews } from '@ieum/contract/content/previews/endpoints.ts';
import { eq } from 'drizzle-orm';
import { sessions } from '#account/auth/tables.ts';
import { notices } from '#content/notices/tables.ts';
import { contentViews } from '#foundation/publishing/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { encryptSecret } from '#platform/crypto.ts';
import type { Endpoint } from '@ieum/contract/common/endpoint.ts';
import { terms } from '@ieum/contract/account/terms/endpoints.ts';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { users } from '@ieum/contract/account/users/endpoints.ts';
import { inbox } from '@ieum/contract/foundation/notifications/endpoints.ts';
import { listEndpoints } from '../../../../scripts/lib/contract.ts';
import { aRecruitment, aWord } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { issuePreview } from './token.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const HOUR = 3600;
const after = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000).toISOString();
const week = { startsAt: after.bind(null, 7 * 24 * HOUR), endsAt: after.bind(null, 8 * 24 * HOUR) };
/** A period that begins in a week and takes a day. */
const nextWeek = () => ({ isActive: true, startsAt: week.startsAt(), endsAt: week.endsAt() });
const within = () => after(7 * 24 * HOUR + HOUR);

interface PreviewOptions {
  at?: string;
  viewer?: PreviewViewer;
  language?: 'ko' | 'en' | 'cn';
  content?: { kind: ContentKind; _id: string };
}
async function aPreview(input: PreviewOptions = {}) {
  const body = { at: within(), viewer: 'VISITOR' as const, language: 'ko' as const, ...input };
  return (await world.api(admin, previews).create({ body })).preview;
}
const read = (token: string, url: string) =>
  world.call(undefined, 'GET', url, { headers: { preview: token } });
const readToday = (url: string) => world.call(undefined, 'GET', url);
const readNotice = (_notification: string, headers: Record<string, string> = {}) =>
  world.answers(undefined, noticesContract).find({ params: { _notification }, headers });
const listPopups = (headers: Record<string, string>) => world.answers(undefined, popups).list({ headers });
const menuBanner = async (headers: Record<string, string> = {}) =>
  (await world.api(undefined, banners).find({ params: { code: 'menu' }, headers })).banner;
const rejected = { code: 'forbidden' };

describe('a preview at a moment', () => {
  test('reads the banner of that moment, and today stays today', async () => {
    const body = { code: 'menu' as const, name: `배너 ${newId()}`, ...nextWeek() };
    const { banner } = await world.api(admin, consoleBanners).create({ body });
    const { token } = await aPreview();
    expect((await menuBanner({ preview: token }))?._id).toBe(banner._id);
    expect((await menuBanner())?._id).not.toBe(banner._id);
    const later = await aPreview({ at: after(9 * 24 * HOUR) });
    expect((await menuBanner({ preview: later.token }))?._id).not.toBe(banner._id);
  });

  test('reads popups, notices, questions and posts of that moment, and nothing of them today', async () => {
    const subject = `예약 ${newId()}`;
    const content = '<p>내용</p>';
    const { popup } = await world
      .api(admin, consolePopups)
      .create({ body: { subject, content, ...nextWeek() } });
    const { notification } = await world
      .api(admin, consoleNotices)
      .create({ body: { subject, content, ...nextWeek() } });
    const question = { category: 'ETC' as const, question: subject, answer: content, ...nextWeek() };
    const { faq } = await world.api(admin, consoleFaqs).create({ body: question });
    const code = await aBoard();
    const { board } = await world
      .api(admin, consoleBoards)
      .create({ body: { code, subject, content, ...nextWeek() } });
    const { token } = await aPreview();
    const places = [
      ['/api/v1/popups', popup._id],
      ['/api/v1/center/notifications?limit=100', notification._id],
      ['/api/v1/center/faqs?limit=100', faq._id],
      [`/api/v1/boards?code=${code}`, board._id],
    ] as const;
    for (const [url, id] of places) {
      expect((await read(token, url)).body).toContain(id);
      expect((await readToday(url)).body).not.toContain(id);
    }
    expect((await readNotice(notification._id, { preview: token })).statusCode).toBe(200);
    expect((await readNotice(notification._id)).statusCode).toBe(404);
  });

  test('reads the terms, which have no period', async () => {
    const code = `t${newId().slice(-12)}`;
    const body = {
      code,
      userType: 'PERSON' as const,
      subject: '미리 보는 약관',
      content: '<p>내용</p>',
      necessary: false,
    };
    await world.api(admin, terms).create({ body });
    const { token } = await aPreview();
    const answers = [
      await world.answers(undefined, terms).find({ params: { code }, headers: { preview: token } }),
      await world.answers(undefined, terms).find({ params: { code } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
  });

  test('counts of recruitments in it are not remembered for today', async () => {
    const word = aWord(6);
    await aRecruitment(world, await world.aCompany(), { subject: word });
    const { token } = await aPreview({ at: after(30 * 24 * HOUR) });
    const query = `searchValue=${encodeURIComponent(word)}&open=true`;
    const countIn = async (get: (url: string) => ReturnType<typeof readToday>) => [
      (await get(`/api/v1/recruitments?${query}`)).json().count,
      (await get(`/api/v1/recruitments/choices?${query}`)).json().choices.types.REGULAR ?? 0,
    ];
    expect(await countIn((url) => read(token, url))).toEqual([0, 0]);
    expect(await countIn(readToday)).toEqual([1, 1]);
  });
});

/** A board that everybody reads, or its members. */
async function aBoard(readers: 'ANYONE' | 'MEMBERS' = 'ANYONE') {
  const code = `b-${newId()}`.slice(0, 40);
  const name = { ko: '미리 보는 게시판', en: 'Previewed', cn: '' };
  const rules = { readers, writers: 'CONSOLE' as const, _levels: [], isActive: true };
  await world.api(admin, boardCodes).create({ body: { code, name, ...rules, allowsComments: false } });
  return code;
}

/** Content of every kind in one state: its id, and the call that shows it to visitors. */
async function everyKind(period: { isActive: boolean; startsAt?: string; endsAt?: string }) {
  const subject = `초안 ${newId()}`;
  const content = '<p>내용</p>';
  const body = { subject, content, ...period };
  const { popup } = await world.api(admin, consolePopups).create({ body });
  const { notification } = await world.api(admin, consoleNotices).create({ body });
  const question = { category: 'ETC' as const, question: subject, answer: content, ...period };
  const { faq } = await world.api(admin, consoleFaqs).create({ body: question });
  const code = await aBoard();
  const { board } = await world.api(admin, consoleBoards).create({ body: { code, ...body } });
  const { banner } = await world
    .api(admin, consoleBanners)
    .create({ body: { code: 'partners', name: subject, ...period } });
  return [
    ['popup', popup._id, '/api/v1/popups'],
    ['notice', notification._id, '/api/v1/center/notifications?limit=100'],
    ['notice', notification._id, `/api/v1/center/notifications/${notification._id}`],
    ['faq', faq._id, '/api/v1/center/faqs?limit=100'],
    ['board', board._id, `/api/v1/boards?code=${code}`],
    ['board', board._id, `/api/v1/boards/${board._id}`],
    ['banner', banner._id, '/api/v1/banners/partners'],
  ] as const;
}

describe('a preview of one content', () => {
  test.each([
    ['a draft', () => ({ isActive: false })],
    ['before its start', () => ({ isActive: true, startsAt: after(20 * 24 * HOUR) })],
    ['after its end', () => ({ isActive: true, startsAt: after(-9 * HOUR), endsAt: after(-HOUR) })],
  ])('shows it %s, and no other preview and no visitor sees it', async (_, period) => {
    const plain = await aPreview();
    for (const [kind, _id, url] of await everyKind(period())) {
      const { token } = await aPreview({ content: { kind, _id } });
      const found = await Promise.all([
        read(token, url),
        read(plain.token, url),
        readToday(url),
        read(token, url),
      ]);
      const hasIt = found.map(({ statusCode, body }) => statusCode === 200 && body.includes(_id));
      expect([url, ...hasIt]).toEqual([url, true, false, false, true]);
    }
  });

  test('changes nothing of it', async () => {
    const { notification } = await world
      .api(admin, consoleNotices)
      .create({ body: { subject: `그대로 ${newId()}`, content: '<p>내용</p>' } });
    const row = () => world.db.select().from(notices).where(eq(notices.id, notification._id));
    const before = await row();
    const { token } = await aPreview({ content: { kind: 'notice', _id: notification._id } });
    expect((await readNotice(notification._id, { preview: token })).statusCode).toBe(200);
    expect(await row()).toEqual(before);
    expect((await readNotice(notification._id)).statusCode).toBe(404);
  });

  test('answers what else a page reads, several calls at once', async () => {
    const body = { subject: `첫 화면 ${newId()}`, content: '<p>내용</p>' };
    const { popup } = await world.api(admin, consolePopups).create({ body });
    const { token } = await aPreview({ content: { kind: 'popup', _id: popup._id } });
    const urls = [
      '/api/v1/popups?device=DESKTOP&pages=HOME',
      '/api/v1/recruitments?open=true',
      '/api/v1/recruitments/choices?open=true',
      '/api/v1/banners/main',
      '/api/v1/center/notifications',
      '/api/v1/search?searchValue=초안',
    ].map(encodeURI);
    const answers = await Promise.all(urls.map((url) => read(token, url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
    expect(answers[0]?.body).toContain(popup._id);
  });

  test('keeps a post from readers who may not read its board', async () => {
    const code = await aBoard('MEMBERS');
    const { board } = await world
      .api(admin, consoleBoards)
      .create({ body: { code, subject: '회원 글', content: '' } });
    const statusFor = async (viewer: PreviewViewer) => {
      const { token } = await aPreview({ viewer, content: { kind: 'board', _id: board._id } });
      return (
        await world
          .answers(undefined, boards)
          .find({ params: { _board: board._id }, headers: { preview: token } })
      ).statusCode;
    };
    expect([await statusFor('VISITOR'), await statusFor('PERSON')]).toEqual([404, 200]);
  });
});

describe('a preview counts nothing', () => {
  test('a view of a notice in it is no view, while the same in a visit is one', async () => {
    const body = { subject: `조회 ${newId()}`, content: '<p>내용</p>', isActive: true };
    const { notification } = await world.api(admin, consoleNotices).create({ body });
    const session = (await world.api(undefined, auth).session())._session;
    const { token } = await aPreview({ at: world.clock.now().toISOString() });
    const views = async () => {
      await world.app.modules.flush();
      return world.db.$count(contentViews, eq(contentViews.rowId, notification._id));
    };
    expect((await readNotice(notification._id, { preview: token, session })).statusCode).toBe(200);
    expect(await views()).toBe(0);
    expect((await readNotice(notification._id, { session })).statusCode).toBe(200);
    expect(await views()).toBe(1);
  });

  test('a visit is rejected and leaves no session', async () => {
    const { token } = await aPreview();
    const before = await world.db.$count(sessions);
    const answer = await world.answers(undefined, auth).session({ headers: { preview: token } });
    await world.app.modules.flush();
    expect([answer.statusCode, await world.db.$count(sessions)]).toEqual([403, before]);
  });
});

describe('a preview may only read what is public', async () => {
  const endpoints = await listEndpoints();
  const filled = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, newId());
  /** The calls that a preview answers for the artificial member. */
  const answered = ['/api/v1/me', '/api/v1/me/inbox'];
  const tried = async (endpoint: Endpoint, token: string) => {
    const body = endpoint.method === 'GET' ? {} : { body: {} };
    const answer = await world.call(admin, endpoint.method, filled(endpoint), {
      headers: { preview: token },
      ...body,
    });
    return { name: endpoint.operationId, status: answer.statusCode, message: answer.json().message };
  };

  test('every write is rejected with the reason, also with the token of an administrator', async () => {
    const writes = endpoints.filter(({ method }) => method !== 'GET');
    expect(writes.length).toBeGreaterThan(100);
    const { token } = await aPreview({ viewer: 'COMPANY' });
    for (const endpoint of writes)
      expect(await tried(endpoint, token)).toEqual({
        name: endpoint.operationId,
        status: 403,
        message: '미리보기에서는 로그인하거나 저장하거나 보낼 수 없어요',
      });
  });

  test('every call of members and of the console is rejected, also with the token of an administrator', async () => {
    const closed = endpoints.filter(
      ({ method, access, path }) => method === 'GET' && access !== 'anyone' && !answered.includes(path),
    );
    expect(closed.length).toBeGreaterThan(50);
    const { token } = await aPreview({ viewer: 'COMPANY' });
    for (const endpoint of closed)
      expect(await tried(endpoint, token)).toEqual({
        name: endpoint.operationId,
        status: 403,
        message: '미리보기에서는 누구나 볼 수 있는 화면만 열 수 있어요',
      });
  });

  test('logging in is rejected', async () => {
    const { token } = await aPreview();
    for (const url of ['/api/auth/refreshToken', '/api/auth/accessToken'])
      expect((await read(token, url)).json()).toMatchObject(rejected);
  });
});

describe('the member of a preview', () => {
  test('is artificial, and sees what is for members of its kind', async () => {
    const code = await aBoard('MEMBERS');
    const seenBy = async (viewer: PreviewViewer) =>
      (
        await world
          .answers(undefined, boards)
          .listCodes({ headers: { preview: (await aPreview({ viewer })).token } })
      ).body.includes(code);
    expect([await seenBy('VISITOR'), await seenBy('PERSON'), await seenBy('COMPANY')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test.each([
    ['PERSON', 'en', 'Preview member'],
    ['COMPANY', 'ko', '미리보기 기업'],
  ] as const)(
    'as %s has a name in the language of the preview and no data',
    async (viewer, language, name) => {
      const { token } = await aPreview({ viewer, language });
      const { user } = await world.api(undefined, users).me({ headers: { preview: token } });
      expect(user).toMatchObject({ name, userType: viewer, scope: [], rights: [], phone: '', email: '' });
      expect(await world.api(undefined, inbox).list({ headers: { preview: token } })).toMatchObject({
        items: [],
        unread: 0,
      });
    },
  );

  test('a visitor has no account', async () => {
    const { token } = await aPreview();
    expect((await world.answers(undefined, users).me({ headers: { preview: token } })).statusCode).toBe(403);
  });
});

describe('the token of a preview', () => {
  test('is made by administrators who may read content', async () => {
    const body = { at: within(), viewer: 'VISITOR' as const, language: 'ko' as const };
    const viewer = await world.anAdministrator('VIEWER');
    expect((await world.api(viewer, previews).create({ body })).preview.token).toBeTruthy();
    const person = await world.aPerson();
    await expect(world.api(person, previews).create({ body })).rejects.toMatchObject({ statusCode: 403 });
    expect(await world.api(viewer, previews).readOptions()).toEqual({ languages: ['ko', 'en', 'cn'] });
  });

  test('expires after fifteen minutes', async () => {
    const { token, until } = await aPreview();
    expect(Date.parse(until) - world.clock.now().getTime()).toBeGreaterThan(14 * 60_000);
    world.clock.advance(15 * 60 + 1);
    const answer = await listPopups({ preview: token });
    world.clock.reset();
    expect([answer.statusCode, answer.error().message]).toEqual([
      403,
      '미리보기 시간이 지났거나 주소가 맞지 않아요. 콘솔에서 다시 열어 주세요.',
    ]);
  });

  test('of another installation, of another purpose, changed or invented is rejected', async () => {
    const asked = { at: world.clock.now(), viewer: 'VISITOR' as const, language: 'ko' as const };
    const foreign = issuePreview(['x'.repeat(40)], asked, world.clock.now()).token;
    const other = encryptSecret(world.env.secrets, JSON.stringify({ ...asked, until: after(60) }));
    const { token } = await aPreview();
    for (const wrong of [foreign, other, `${token}x`, token.slice(0, -4), '', 'a.b', 'x'])
      expect([wrong, (await listPopups({ preview: wrong })).statusCode]).toEqual([wrong, 403]);
    expect((await listPopups({ preview: token })).statusCode).toBe(200);
  });
});
