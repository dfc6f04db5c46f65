import { baseURL } from '../../lib/base-url.ts';
import { tokensOf, type Account } from '../../lib/sessions.ts';
import type { Screen } from './screen.ts';
import { byLabel, byRole } from './target.ts';

const demo = {
  person: { password: 'Person!2026', type: '개인' },
  company: { password: 'Company!2026', type: '기업' },
} as const;

/** Logs in to one of the demonstration's accounts at the login page. */
export async function logIn(screen: Screen, username: keyof typeof demo): Promise<void> {
  const { password, type } = demo[username];
  await screen.open('/login');
  await screen.click(byRole('radio', type));
  await screen.fill(byLabel('아이디'), username);
  await screen.fill(byLabel('비밀번호'), password);
  await screen.press('Enter');
  await screen.isAt(/^\/dashboard/);
  // The home page of the account's kind is shown, so no further redirect follows.
  await screen.see(byRole('heading'));
}

/** Opens a screen as an account that has already logged in; for stories that are not about logging in or out. */
export async function enterAs(screen: Screen, account: Account, path: string): Promise<void> {
  const { refreshToken, accessToken } = await tokensOf(account);
  // The tab's storage can only be written where the product itself does not run.
  await screen.tab.goto(new URL('/robots.txt', baseURL).href);
  await screen.evaluate(
    (tokens) => {
      for (const [name, token] of Object.entries(tokens)) sessionStorage.setItem(name, token);
    },
    { refreshToken, accessToken },
  );
  await screen.open(path);
  await screen.see(byRole('heading'));
}
