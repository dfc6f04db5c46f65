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
  // The home of its kind is shown: nothing leads elsewhere by itself any more.
  await screen.see(byRole('heading'));
}

/** Logs in to the console as the demonstration's administrator. */
export async function logInToConsole(screen: Screen): Promise<void> {
  await screen.open('/console');
  await screen.fill(byLabel('아이디'), 'admin');
  await screen.fill(byLabel('비밀번호'), 'Admin!2026');
  await screen.press('Enter');
  await screen.see(byRole('link', '운영 현황'));
}
