import { chromium, type Browser, type Page } from '@playwright/test';
import { fakeMedia, keepConnections } from '../../../e2e/lib/fake-media.ts';
import { must } from '../must.ts';
import type { Actor, World } from '../world.ts';

/** An interview that everybody who has the link may ask to enter. */
export async function aRoom(world: World): Promise<{ host: Actor; code: string }> {
  const host = await world.aCompany();
  const body = { title: '두 브라우저의 면접', entrance: { type: 'ONE_WITH_URL' } };
  const made = await world.call(host, 'POST', '/api/v1/company/interviews', { body });
  return { host, code: must(made, 'an interview').string('interview', 'code') };
}

interface Opening {
  program: string;
  args?: string[];
  /** Who is logged in; a guest without. */
  host?: Actor;
}

/** A browser with fake devices. */
export const openFakeBrowser = (program: string, args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: program, args: [...fakeMedia.args, ...args] });

/** A page whose connections are counted; a guest's without a host. */
export async function openPageIn(browser: Browser, host?: Actor): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await page.addInitScript(keepConnections);
  await page.addInitScript((token) => {
    if (!token || !location.protocol.startsWith('http')) return;
    sessionStorage.setItem('accessToken', token);
    // The session is never renewed here.
    sessionStorage.setItem('refreshToken', 'none');
  }, host?.token);
  return page;
}

/** A page in a browser of its own with fake devices, whose connections are counted. */
export async function openBrowserPage({ program, args = [], host }: Opening) {
  const browser = await openFakeBrowser(program, args);
  return { browser, page: await openPageIn(browser, host) };
}

/** The guest asks to enter. */
export async function askToEnter(guest: Page): Promise<void> {
  await guest.getByLabel('이름').fill('김손님');
  await guest.getByRole('button', { name: '입장 요청하기' }).click();
}

/** Both enter the room: the host at once, the guest once the host has approved. */
export async function meet(
  { page: hosting, address }: { page: Page; address: string },
  { page: guest, address: guestAddress }: { page: Page; address: string },
): Promise<void> {
  await hosting.goto(address);
  await hosting.getByRole('button', { name: /면접 시작하기|면접실 들어가기/ }).click();
  await hosting.getByRole('timer').waitFor();
  await guest.goto(guestAddress);
  await askToEnter(guest);
  await hosting.getByRole('button', { name: '승인' }).click();
  await guest.getByRole('button', { name: '확인', exact: true }).click();
  await guest.getByRole('timer').waitFor();
}
