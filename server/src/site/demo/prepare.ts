import { closeDemo, reopenDemo } from './doors.ts';
import { seedDemo, type SeedDeps } from './seed.ts';

/** Opens the demonstration, or closes what it once left in this installation; answers the usernames closed. */
export async function prepareDemo({ isDemo, ...deps }: SeedDeps & { isDemo: boolean }): Promise<string[]> {
  if (!isDemo) return closeDemo(deps);
  await reopenDemo(deps);
  await seedDemo(deps);
  return [];
}
