import { closeDemo, reopenDemo } from './doors.ts';
import { seedDemo, type SeedDeps } from './seed.ts';

/** Opens the demo, or closes what it once created in this installation; returns the closed usernames. */
export async function prepareDemo({ isDemo, ...deps }: SeedDeps & { isDemo: boolean }): Promise<string[]> {
  if (!isDemo) return closeDemo(deps);
  await reopenDemo(deps);
  await seedDemo(deps);
  return [];
}
