import { createSharedRows, type SharedRows } from './endpoint-calls.ts';
import type { Instance } from './instance.ts';
import { aTenant, type Tenant } from './tenant.ts';
import { openWorld, type World } from './world.ts';

/** Two complete tenants on one product, and the console. */
export interface Target {
  instance: Instance;
  world: World;
  a: Tenant;
  b: Tenant;
  shared: SharedRows;
}

export async function prepareTarget(instance: Instance): Promise<Target> {
  const world = await openWorld(instance.db, instance.url);
  return {
    instance,
    world,
    a: await aTenant(world, '가'),
    b: await aTenant(world, '나'),
    shared: await createSharedRows(world),
  };
}
