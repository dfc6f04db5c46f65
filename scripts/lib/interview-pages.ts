import { chromium, type Browser, type Page } from '@playwright/test';
import { countingContext, fakeMedia } from '../../e2e/lib/fake-media.ts';

/** A browser with fake devices. */
export const openFakeMedia = (program: string, args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: program, args: [...fakeMedia.args, ...args] });

/**
 * A page in a context of its own, with cheap sound and pictures and counted connections; a guest's without a token.
 * Six pages need more than two cores for their sound alone, which they can do without.
 */
export async function openPage(
  browser: Browser,
  { token, hasMicrophone = true }: { token?: string | undefined; hasMicrophone?: boolean } = {},
): Promise<Page> {
  const page = await (await countingContext(browser, { hasMicrophone })).newPage();
  await page.addInitScript((input) => {
    if (!input || !location.protocol.startsWith('http')) return;
    sessionStorage.setItem('accessToken', input);
    // The session is never renewed here.
    sessionStorage.setItem('refreshToken', 'none');
  }, token);
  return page;
}

/** A page in a browser of its own. */
export async function openBrowserPage({
  program,
  args = [],
  token,
}: {
  program: string;
  args?: string[];
  token?: string;
}) {
  const browser = await openFakeMedia(program, args);
  return { browser, page: await openPage(browser, { token }) };
}

/** A host opens the room and joins at once. */
export async function joinAsHost(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /면접 시작하기|면접실 들어가기/ }).click();
  await page.getByRole('timer').waitFor();
}

/** A guest asks for admission. */
export async function seekAdmission(guest: Page, name = '김손님'): Promise<void> {
  await guest.getByLabel('이름').fill(name);
  await guest.getByRole('button', { name: '입장 요청하기' }).click();
}

/** The host approves who asked first. */
export const approve = (hosting: Page): Promise<void> =>
  hosting.getByRole('button', { name: '승인' }).click();

/** Both join the room: the host at once, the guest once the host has approved. */
export async function meet(
  { page: hosting, address }: { page: Page; address: string },
  { page: guest, address: guestAddress }: { page: Page; address: string },
): Promise<void> {
  await joinAsHost(hosting, address);
  await guest.goto(guestAddress);
  await seekAdmission(guest);
  await approve(hosting);
  await guest.getByRole('button', { name: '확인', exact: true }).click();
  await guest.getByRole('timer').waitFor();
}
