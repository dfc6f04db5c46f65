import { logIn } from './people.ts';
import type { Screen } from './screen.ts';
import { byRole } from './target.ts';

/** Opens the board of the demonstration's busiest recruitment as its company. */
export async function openBoard(screen: Screen): Promise<void> {
  await logIn(screen, 'company');
  await screen.open('/dashboard/recruitments');
  const recruitment = byRole('link', '북미 해외영업 매니저 (B2B 부품)');
  await screen.see(recruitment);
  const list = await screen.on(recruitment, (link) => link.getAttribute('href'));
  await screen.open(list?.replace(/\/[^/]*$/, '/kanban') ?? '');
  await screen.see(byRole('article'));
}
