import { closeDemo, reopenDemo } from './close-demo.ts';
import type { SeedDeps } from './seed.ts';

/** Opens the demo, or closes what it once created in this installation; returns the closed usernames. */
export async function prepareDemo({ isDemo, ...deps }: SeedDeps & { isDemo: boolean }): Promise<string[]> {
  if (!isDemo) return closeDemo(deps);
  await reopenDemo(deps);
  // Its texts and pictures are loaded by an installation with a demo only.
  const { seedDemo } = await import('./seed.ts');
  await seedDemo(deps);
  return [];
}
