import type { Browser, Page } from '@playwright/test';
import { fakeMedia, withoutDevices } from '../lib/fake-media.ts';
import {
  askToJoin,
  closeRooms,
  expectMedia,
  forEverybody,
  host,
  own,
  pressAdmit,
} from '../lib/interview-room.ts';
import type { Account } from '../lib/sessions.ts';
import { expect, test } from '../lib/test.ts';

// The room of a video interview when it is full. Six people need all of two cores, so that nothing runs beside them
// and a press may take minutes.

test.use({ launchOptions: fakeMedia });
test.afterEach(closeRooms);

/** How much smaller and at how many bits a second each connection of a page sends its picture. */
const sentQuality = (page: Page) =>
  page.evaluate(() => {
    const { madeConnections } = globalThis as unknown as { madeConnections: RTCPeerConnection[] };
    return madeConnections
      .filter(({ connectionState }) => connectionState === 'connected')
      .flatMap((connection) => connection.getSenders().filter(({ track }) => track?.kind === 'video'))
      .map((sender) => {
        const [encoding] = sender.getParameters().encodings;
        return `${encoding?.maxBitrate} ${encoding?.scaleResolutionDownBy}`;
      });
  });

const FULL = '면접실이 가득 찼어요. 한 번에 6명까지 들어갈 수 있어요';

const PATIENT = { timeout: 300_000 };

interface Visit {
  account?: Account;
  hasDevices?: boolean;
}

/** Somebody in the lobby. */
async function atLobby(browser: Browser, code: string, { account, hasDevices = true }: Visit): Promise<Page> {
  const page = await own(browser, account);
  if (!hasDevices) await withoutDevices(page);
  await page.goto(`/interview/${code}`);
  return page;
}

/** A guest who waits for the answer of the host. */
async function seekingGuest(browser: Browser, code: string, name: string, visit: Visit = {}): Promise<Page> {
  const page = await atLobby(browser, code, visit);
  await askToJoin(page, name);
  return page;
}

/** The host admits everybody who waits, until so many people are in the room. */
async function admitAll(hosting: Page, people: number, onJoined?: (people: number) => Promise<void>) {
  for (let inside = 2; inside <= people; inside++) {
    await pressAdmit(hosting, PATIENT);
    await expect(hosting.locator('[data-participant]')).toHaveCount(inside, PATIENT);
    await onJoined?.(inside);
  }
}

/** Confirms that the request was approved; the last of several waits while the others are admitted. */
const confirmApproval = (page: Page) =>
  page.getByRole('button', { name: '확인', exact: true }).click({ timeout: 0 });

const FIVE = ['김손님', '이손님', '박손님', '최손님', '정손님'];

test('six people see each other, with less picture from the fourth', async ({ browser }) => {
  test.setTimeout(1_200_000);
  const { code } = await forEverybody();
  const hosting = await host(browser, code);
  const guests = await Promise.all(FIVE.map((name) => seekingGuest(browser, code, name)));
  const entering = guests.map(confirmApproval);
  await admitAll(hosting, 6, async (people) => {
    if (people === 3)
      await expect.poll(() => sentQuality(hosting), PATIENT).toEqual(['1500000 1', '1500000 1']);
  });
  await Promise.all(entering);
  await Promise.all([hosting, ...guests].map((page) => expectMedia(page, 5)));
  await expect.poll(() => sentQuality(hosting), PATIENT).toEqual(Array.from({ length: 5 }, () => '350000 2'));
});

test('for the seventh person the room is full', async ({ browser }) => {
  test.setTimeout(1_200_000);
  const { code } = await forEverybody();
  const hosting = await atLobby(browser, code, { account: 'company', hasDevices: false });
  await hosting.getByRole('button', { name: '면접 시작하기' }).click();
  const guests = await Promise.all(
    [...FIVE, '강손님'].map((name) => seekingGuest(browser, code, name, { hasDevices: false })),
  );
  const entering = guests.map(confirmApproval);
  await admitAll(hosting, 6);
  await pressAdmit(hosting, PATIENT);
  await Promise.all(entering);
  await expect
    .poll(async () => {
      const shown = guests.map((page) => page.getByText(FULL).isVisible());
      return (await Promise.all(shown)).filter(Boolean).length;
    }, PATIENT)
    .toBe(1);
});
