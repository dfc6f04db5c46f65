import type { Browser, Page } from '@playwright/test';
import { joinAtOnce } from '../lib/simultaneous-joins.ts';
import { fakeMedia, soundWithoutPauses } from '../lib/fake-media.ts';
import {
  closeRooms,
  createInterview,
  expectMedia,
  forEverybody,
  host,
  askToJoin,
  admit,
  own,
  pressAdmit,
} from '../lib/interview-room.ts';
import { applyToNewRecruitment } from '../lib/own-recruitment.ts';
import { expectAccessible } from '../lib/screens.ts';
import { callAs } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

// The room of a video interview, between real browsers with fake devices.

test.use({ launchOptions: fakeMedia });
test.afterEach(closeRooms);

/** An interview to which the person of the demonstration is invited, with the résumé of an application. */
async function aRealInterview() {
  const recruitmentId = await applyToNewRecruitment(`면접 공고 ${Date.now() % 100_000}`);
  const path = `/api/v1/company/interview-candidates?_recruitment=${recruitmentId}&limit=10`;
  const { candidates } = await callAs<{ candidates: { _application: string }[] }>('company', path);
  return createInterview({
    title: '이력서가 있는 면접',
    _applications: candidates.map(({ _application }) => _application),
  });
}

/** The person on a phone, in the lobby of an interview to which they are invited. */
async function thePersonAt(browser: Browser, code: string): Promise<Page> {
  const page = await own(browser, 'person', { width: 390, height: 844 });
  await page.goto(`/interview/${code}`);
  return page;
}

/** The camera whose picture the page shows to its own participant. */
const ownCamera = (page: Page) =>
  page.locator('video:visible').evaluateAll((videos: HTMLVideoElement[]) =>
    videos
      .flatMap(({ srcObject }) => (srcObject instanceof MediaStream ? srcObject.getVideoTracks() : []))
      .map((track) => track.getSettings().deviceId)
      .at(-1),
  );

test('devices are chosen in a sheet on a phone, before and during the call; the résumé is for hosts only', async ({
  browser,
}) => {
  const { code } = await aRealInterview();
  const hosting = await host(browser, code);
  const person = await thePersonAt(browser, code);
  await person.getByRole('button', { name: '카메라·마이크·스피커 바꾸기' }).click();
  const sheet = person.getByRole('dialog', { name: '장치' });
  await expectAccessible(person, 'the sheet of devices', []);
  const before = await ownCamera(person);
  // The second fake camera measures depth, the third has a picture.
  await sheet.getByLabel('카메라').selectOption({ index: 3 });
  await expect.poll(() => ownCamera(person)).not.toBe(before);
  await person.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await person.getByRole('button', { name: '입장 요청하기' }).click();
  await expect(hosting.getByText('초대한 지원자예요')).toBeVisible();
  await hosting.getByRole('button', { name: '승인' }).click();
  await person.getByRole('button', { name: '확인', exact: true }).click();
  await Promise.all([expectMedia(hosting, 1), expectMedia(person, 1)]);

  await person.getByRole('button', { name: '장치' }).click();
  const panel = person.getByRole('complementary', { name: '장치' });
  await panel.getByLabel('카메라').selectOption({ index: 1 });
  await person.evaluate(soundWithoutPauses);
  await panel.getByLabel('마이크').selectOption({ index: 2 });
  await expectAccessible(person, 'the devices during the call', []);
  await expect(panel.getByLabel('마이크')).not.toHaveValue('');
  await panel.getByRole('button', { name: '닫기' }).click();
  await expect(person.getByRole('button', { name: '마이크' })).toHaveAttribute('aria-pressed', 'true');

  // The ring is around who speaks.
  await expect(hosting.locator('[data-speaking]').first()).toBeVisible();
  await hosting.getByRole('button', { name: '이력서' }).click();
  await expect(
    hosting.getByRole('complementary', { name: '이력서' }).getByRole('heading').nth(1),
  ).toBeVisible();
  for (const name of ['이력서', '메모', '면접 끝내기'])
    await expect(person.getByRole('button', { name })).toHaveCount(0);
});

/** A host and a guest between whom picture and sound flow. */
async function twoTalking(browser: Browser) {
  const { code } = await forEverybody();
  const hosting = await host(browser, code);
  const guest = await admit(browser, { code, hosting, name: '김손님' });
  await Promise.all([expectMedia(hosting, 1), expectMedia(guest, 1)]);
  return { hosting, guest };
}

/** The width of the picture that arrives at a page. */
const arriving = (page: Page) =>
  page
    .locator('[data-link="open"] video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.videoWidth / Math.max(1, video.videoHeight));

test('a screen is shared in place of the camera, until it is stopped here or in the browser', async ({
  browser,
}) => {
  const { hosting, guest } = await twoTalking(browser);
  // A screen of another shape than the camera, so that the picture of the other side says which it is.
  await hosting.evaluate(() => {
    const screen = document.createElement('canvas');
    [screen.width, screen.height] = [400, 400];
    const draw = () => screen.getContext('2d')?.fillRect(Math.random() * 400, Math.random() * 400, 40, 40);
    setInterval(draw, 100);
    navigator.mediaDevices.getDisplayMedia = () => {
      const stream = screen.captureStream(10);
      Object.assign(globalThis, { shared: stream.getVideoTracks()[0] });
      return Promise.resolve(stream);
    };
  });
  const share = hosting.getByRole('button', { name: '화면 공유' });
  await share.click();
  await expect(share).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => arriving(guest)).toBeCloseTo(1, 1);
  await share.click();
  await expect(share).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => arriving(guest)).toBeGreaterThan(1.2);

  await share.click();
  await expect.poll(() => arriving(guest)).toBeCloseTo(1, 1);
  await hosting.evaluate(() => {
    const { shared } = globalThis as unknown as { shared: MediaStreamTrack };
    shared.dispatchEvent(new Event('ended'));
  });
  await expect(share).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => arriving(guest)).toBeGreaterThan(1.2);
});

test('another interviewer goes on when the first leaves: admits, and ends the interview', async ({
  browser,
}) => {
  const { interviewer } = await callAs<{ interviewer: { _id: string } }>(
    'company',
    '/api/v1/company/interviewers?username=person',
  );
  const { code } = await forEverybody({ _interviewers: [interviewer._id] });
  const first = await host(browser, code);
  const other = await host(browser, code, 'person');
  const guest = await admit(browser, { code, hosting: other, name: '김손님' });
  await first.getByRole('button', { name: '나가기' }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click();
  await expect(first).toHaveURL(/\/interview$/);
  await expect(guest.getByText(/님이 방을 나가셨습니다/)).toBeVisible();
  await Promise.all([expectMedia(other, 1), expectMedia(guest, 1)]);
  const second = await admit(browser, { code, hosting: other, name: '이손님' });
  await other.getByRole('button', { name: '면접 끝내기' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '면접 끝내기' }).click();
  for (const page of [guest, second])
    await expect(page.getByText('면접이 종료되었습니다').first()).toBeVisible();
});

test('two guests who join at the same moment call each other, and both see everybody', async ({
  browser,
}) => {
  const { code } = await forEverybody();
  const hosting = await host(browser, code);
  const [one, other] = [await own(browser), await own(browser)];
  const offers = await joinAtOnce(one, other);
  for (const page of [one, other]) {
    await page.goto(`/interview/${code}`);
    await askToJoin(page, page === one ? '김손님' : '이손님');
    await pressAdmit(hosting);
  }
  for (const page of [one, other]) await page.getByRole('button', { name: '확인', exact: true }).click();
  await Promise.all([hosting, one, other].map((page) => expectMedia(page, 2)));
  // Each calls the host and the other guest once; nobody has to offer again.
  expect(offers()).toBe(4);
});

test('text typed once the chat is open is a message, and one that comes meanwhile is counted', async ({
  browser,
}) => {
  const { hosting, guest } = await twoTalking(browser);
  await hosting.getByRole('button', { name: '채팅' }).click();
  await hosting.keyboard.type('my video');
  await hosting.keyboard.press('Enter');
  const panel = hosting.getByRole('complementary', { name: '채팅' });
  await expect(panel.getByText('my video')).toBeVisible();
  for (const name of ['마이크', '카메라'])
    await expect(hosting.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(hosting, 'the chat with a message', []);
  await hosting.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(hosting.getByRole('button', { name: '채팅' })).toBeFocused();

  const unread = guest.getByRole('button', { name: '채팅' });
  await expect(unread).toContainText('1');
  await unread.click();
  await expect(unread).not.toContainText('1');
});
