import { countReceived, keepConnections } from '../lib/fake-media.ts';
import { callAs } from '../lib/sessions.ts';
import { enterAs } from './lib/people.ts';
import { launchChromium } from './lib/puppeteer-engine.ts';
import { poll, Screen } from './lib/screen.ts';
import { expect, story } from './lib/story.ts';
import { byLabel, byRole, byText } from './lib/target.ts';

// The join page, the lobby with its checks, and a call from one engine to another.

const forEverybody = async (title: string, input: object = {}): Promise<string> => {
  const body = { title, entrance: { type: 'ONE_WITH_URL' }, ...input };
  const made = await callAs<{ interview: { code: string } }>('company', '/api/v1/company/interviews', {
    body,
  });
  return made.interview.code;
};

for (const width of [390, 1440] as const)
  story(`a guest comes to the lobby of an interview at ${width} px`, async ({ openScreen, engineName }) => {
    const code = await forEverybody('엔진 면접');
    const screen = await openScreen(width);
    await screen.open('/interview');
    await screen.fill(byLabel('면접 코드 또는 링크'), code);
    await screen.click(byRole('button', '들어가기'));
    await screen.see(byRole('heading', '엔진 면접'));
    const checks = byRole('list', '장치 확인');
    await screen.see(checks);
    // WebKit has no devices here: the check says so, and the guest may still ask to join.
    const seen = engineName === 'webkit' ? /찾지 못했어요|쓸 수 없어요|허용이 필요해요/ : '잘 보여요';
    await screen.see(byText(seen, { within: checks }));
    await screen.see(byText('연결됐어요', { within: checks }));
    await screen.fill(byLabel('이름'), '김손님');
    await screen.click(byRole('button', '입장 요청하기'));
    await screen.see(byRole('heading', '입장을 요청했어요'));
  });

/** Applications of two people, between whom the host calls the next. */
async function twoApplications(): Promise<string[]> {
  const path = '/api/v1/company/interview-candidates?limit=50';
  const { candidates } = await callAs<{ candidates: { _id: string; _application: string }[] }>(
    'company',
    path,
  );
  const byPerson = new Map(candidates.map(({ _id, _application }) => [_id, _application]));
  return [...byPerson.values()].slice(0, 2);
}

/** The tools of the room that are shown: their edges, and how large they are. */
const tools = () =>
  [...document.querySelectorAll('footer button')]
    .map((button) => button.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, right, width, height }) => ({ left, right, width, height }));

story('the tools of a host are in reach of a thumb on a phone, with no scrolling', async ({ openScreen }) => {
  const _applications = await twoApplications();
  const code = await forEverybody('엔진의 면접 도구', { _applications });
  const hosting = await openScreen(390);
  await enterAs(hosting, 'company', `/interview/${code}`);
  await hosting.click(byRole('button', '면접 시작하기'));
  await hosting.see(byRole('timer'));
  const guest = await openScreen(390);
  await guest.open(`/interview/${code}`);
  await guest.fill(byLabel('이름'), '김손님');
  await guest.click(byRole('button', '입장 요청하기'));
  await hosting.see(byRole('button', '다음'));
  const shown = await hosting.evaluate(tools);
  expect(shown.length).toBe(7);
  const ordered = shown.toSorted((one, other) => one.left - other.left);
  for (const [index, { left, right, width, height }] of ordered.entries()) {
    expect(left).toBeGreaterThanOrEqual(ordered[index - 1]?.right ?? 0);
    expect(right).toBeLessThanOrEqual(390);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await hosting.click(byRole('button', '더 보기'));
  await hosting.click(byRole('menuitem', '메모'));
  await hosting.see(byLabel('나만 보는 메모'));
});

/** Sound and picture arrive at a page over its one connection. */
const receives = (screen: Screen) =>
  poll(
    async () => {
      const [bytes] = await screen.evaluate(countReceived).catch(() => []);
      return bytes !== undefined && bytes.audio > 500 && bytes.video > 5000;
    },
    { message: 'sound and picture arrive', timeout: 90_000 },
  ).toBe(true);

story(
  'a guest in Firefox talks to a host in Chromium (skipped where the guest is Chromium, shown in e2e/live, or WebKit, which has no devices here)',
  async ({ openScreen, engineName, baseURL }) => {
    story.skip(engineName !== 'firefox', 'Chromium is in e2e/live, WebKit has no devices here');
    const code = await forEverybody('엔진 사이의 면접');
    const chromium = await launchChromium();
    try {
      const hosting = new Screen(await chromium.openTab({ width: 1440, height: 900 }), baseURL ?? '', []);
      await enterAs(hosting, 'company', `/interview/${code}`);
      await hosting.evaluate(keepConnections);
      await hosting.click(byRole('button', '면접 시작하기'));
      await hosting.see(byRole('timer'));
      const guest = await openScreen(1440);
      await guest.open(`/interview/${code}`);
      await guest.evaluate(keepConnections);
      await guest.fill(byLabel('이름'), '김손님');
      await guest.click(byRole('button', '입장 요청하기'));
      await hosting.click(byRole('button', '승인'));
      await guest.readAlert(/참여요청이 승인되었습니다/);
      await guest.see(byRole('timer'));
      await receives(hosting);
      await receives(guest);
      expect(await guest.count(byText('연결하고 있어요'))).toBe(0);
    } finally {
      await chromium.close();
    }
  },
);
