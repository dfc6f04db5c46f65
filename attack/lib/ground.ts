import { commonsOf, type Commons } from './calls.ts';
import type { House } from './house.ts';
import { aSide, type Side } from './side.ts';
import { openWorld, type World } from './world.ts';

/** Two complete sides on one product, and the console. */
export interface Ground {
  house: House;
  world: World;
  a: Side;
  b: Side;
  commons: Commons;
}

export async function groundOn(house: House): Promise<Ground> {
  const world = await openWorld(house.db, house.url);
  return {
    house,
    world,
    a: await aSide(world, '가'),
    b: await aSide(world, '나'),
    commons: await commonsOf(world),
  };
}
