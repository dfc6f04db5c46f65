import { logIn } from './lib/people.ts';
import type { Screen } from './lib/screen.ts';
import { expect, story } from './lib/story.ts';
import { byRole, byText } from './lib/target.ts';

const logOut = byRole('button', '로그아웃');
const ownResume = byText('윤지호의 이력서');

/** Goes back until a page at the path is shown, and waits each time for another document or address. */
async function backTo(screen: Screen, path: RegExp): Promise<void> {
  const from = await screen.evaluate(() => {
    document.documentElement.dataset['left'] = '';
    return location.pathname + location.search;
  });
  await screen.back();
  const isLeft = (before: string) =>
    !('left' in document.documentElement.dataset) || location.pathname + location.search !== before;
  await expect.poll(() => screen.evaluate(isLeft, from).catch(() => false)).toBe(true);
  // A page from the back/forward cache may be reloading at this moment.
  let here = '';
  await expect.poll(async () => (here = await screen.address().catch(() => ''))).not.toBe('');
  if (!path.test(here)) await backTo(screen, path);
}

async function readResumeThenLogOut(screen: Screen): Promise<void> {
  await logIn(screen, 'person');
  await screen.open('/recruitments');
  await screen.see(logOut);
  await screen.open('/dashboard/resume');
  await screen.see(ownResume);
  await screen.open('/about');
  await screen.click(logOut);
  // Logging out opens the home page.
  await screen.isAt(/^\/$/);
  await screen.gone(logOut);
}

story(
  'Back after a logout brings neither the résumé nor the header of the member',
  async ({ openScreen }) => {
    const screen = await openScreen(1440);
    await readResumeThenLogOut(screen);
    await screen.back();
    await screen.isAt(/^\/about$/);
    await screen.back();
    await screen.readAlert(/로그인 후 이용가능합니다/);
    expect(await screen.count(ownResume)).toBe(0);
    await screen.isAt(/^\/dashboard$/);
    await backTo(screen, /^\/recruitments$/);
    await screen.see(byRole('link', '로그인'));
    expect(await screen.count(logOut)).toBe(0);
  },
);

story("Back after another account's login never shows the first account's résumé", async ({ openScreen }) => {
  const screen = await openScreen(1440);
  await readResumeThenLogOut(screen);
  await logIn(screen, 'company');
  await backTo(screen, /^\/about$/);
  // Shown for the account that is logged in now, and not about to reload.
  await screen.see(logOut);
  await screen.back();
  await screen.readAlert(/접근권한이 없습니다/);
  expect(await screen.count(ownResume)).toBe(0);
});
