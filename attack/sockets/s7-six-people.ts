import type { Page } from '@playwright/test';
import { interviewTexts } from '../../contract/src/live/interviews/texts.ts';
import { countReceived } from '../../e2e/lib/fake-media.ts';
import { provideStoryChromium } from '../../scripts/lib/required-programs.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { seekAdmission, joinAsHost, openFakeMedia, openPage } from '../../scripts/lib/interview-pages.ts';
import { aRoom } from '../lib/rows/interview-rows.ts';
import { openWorld } from '../lib/world.ts';

/** Milliseconds within which as many people see each other, from the press of the button by which the last one enters. */
const WITHIN_MS: Readonly<Record<number, number>> = { 2: 3000, 4: 3000, 6: 6000 };
const MAX = 6;
const LONGEST_MS = 60_000;
/** More than the first bytes of a picture. */
const PICTURE_BYTES = 2000;

interface Room {
  address: string;
  hosting: Page;
  /** Those who are in the room, the host first. */
  pages: Page[];
}

/** How many others each page receives a picture from. */
const picturesAt = async (page: Page) =>
  (await page.evaluate(countReceived)).filter(({ video }) => video > PICTURE_BYTES).length;

/** Milliseconds until everybody receives a picture from every other one; Infinity when they do not. */
async function untilAllSee(pages: readonly Page[], withinMs: number): Promise<number> {
  const begun = performance.now();
  const waiting = new Set(pages);
  while (performance.now() - begun < withinMs) {
    for (const page of waiting) if ((await picturesAt(page)) >= pages.length - 1) waiting.delete(page);
    if (waiting.size === 0) return performance.now() - begun;
    await pages[0]?.waitForTimeout(50);
  }
  return Infinity;
}

/** A guest whom the host has approved, before entering. */
async function approved({ address, hosting }: Pick<Room, 'address' | 'hosting'>, guest: Page) {
  await guest.goto(address);
  await seekAdmission(guest);
  await hosting.getByRole('region', { name: '입장 요청' }).getByRole('button', { name: '승인' }).click();
  return guest.getByRole('button', { name: '확인', exact: true });
}

/** One more enters; milliseconds from the press of the button until all see each other. */
async function enter(room: Room, guest: Page): Promise<number> {
  const confirm = await approved(room, guest);
  const begun = performance.now();
  await confirm.click();
  room.pages.push(guest);
  const seen = await untilAllSee(room.pages, LONGEST_MS);
  return seen === Infinity ? Infinity : performance.now() - begun;
}

/** The seventh is approved, too, and reads that the room is full. */
async function tryBeyond(room: Room, guest: Page, tally: Tally): Promise<void> {
  await (await approved(room, guest)).click();
  const reason = guest.getByText(interviewTexts.full.text.ko);
  const isShown = await reason.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
  tally.check(isShown, () => 'the seventh does not read that the room is full');
  tally.check(!(await guest.getByRole('timer').isVisible()), () => 'the seventh is in the room');
  const pictures = await Promise.all(room.pages.map(picturesAt));
  tally.check(
    pictures.every((count) => count === MAX - 1),
    () => `pictures after the seventh: ${pictures.join(' ')}`,
  );
}

async function fillRoom({ onPostgres, afterwards }: Environment) {
  const { db, url } = await onPostgres();
  const { host, code } = await aRoom(await openWorld(db, url));
  const browser = await openFakeMedia(await provideStoryChromium());
  afterwards(() => browser.close());
  const hosting = await openPage(browser, { token: host.token, hasMicrophone: false });
  const address = `${url}/interview/${code}`;
  await joinAsHost(hosting, address);
  const room: Room = { address, hosting, pages: [hosting] };
  const [tally, weak] = [createTally(), createTally()];
  const figures: Record<string, number> = {};
  for (let count = 2; count <= MAX; count++) {
    const after = await enter(room, await openPage(browser, { hasMicrophone: false }));
    const withinMs = WITHIN_MS[count] ?? LONGEST_MS;
    tally.check(after <= withinMs, () => `${count} people: ${Math.round(after)} ms`);
    if (WITHIN_MS[count]) figures[`${count} people, ms`] = Math.round(after);
  }
  // A seeker has no connection: the checker must say so.
  const outside = await openPage(browser, { hasMicrophone: false });
  await outside.goto(address);
  const unseen = await untilAllSee([...room.pages, outside], 2000);
  weak.check(unseen !== Infinity, () => 'no picture before joining');
  await tryBeyond(room, outside, tally);
  return tally.outcome(figures, weak.failures() > 0);
}

export const attack: Attack = {
  id: 'S7',
  what: 'Two to six pages of Chromium with cameras in one interview, each entering while the others are in it, and a seventh',
  goal: 'each receives a picture of every other one: 2 and 4 people ≤ 3 s, 6 ≤ 6 s after the last presses the button; the seventh reads that the room is full, and the six still see each other; nobody sees anything before joining (the control)',
  run: fillRoom,
};
