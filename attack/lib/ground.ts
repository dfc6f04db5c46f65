import { commonsOf, type Commons } from './calls.ts';
import type { Instance } from './instance.ts';
import { aSide, type Side } from './side.ts';
import { openWorld, type World } from './world.ts';

/** Two complete sides on one product, and the console. */
export interface Ground {
  instance: Instance;
  world: World;
  a: Side;
  b: Side;
  commons: Commons;
}

export async function groundOn(instance: Instance): Promise<Ground> {
  const world = await openWorld(instance.db, instance.url);
  return {
    instance,
    world,
    a: await aSide(world, '가'),
    b: await aSide(world, '나'),
    commons: await commonsOf(world),
  };
}
