import { busiestRecruitment } from '../../lib/addresses.ts';
import { enterAs } from './people.ts';
import type { Screen } from './screen.ts';
import { byRole } from './target.ts';

/** Opens the kanban of the demonstration's busiest recruitment as its company. */
export async function openKanban(screen: Screen): Promise<void> {
  await enterAs(screen, 'company', `${await busiestRecruitment()}/kanban`);
  await screen.see(byRole('article'));
}
