import { collectFromModules } from './collect.ts';
import type { TestActor, World } from '../world.ts';

interface Marked {
  world: World;
  /** The member whose rows are written. */
  person: TestActor;
  /** A text that no other row has. */
  mark: string;
}

/** A module's `erasure-rows.ts` exports this as `erasureRows`: it writes rows of a member with the mark. */
export type ErasureRows = (input: Marked) => Promise<unknown>;

/** Writes the rows of all modules that have an `erasure-rows.ts`. */
export async function markRowsOfModules(input: Marked): Promise<void> {
  for (const { erasureRows } of await collectFromModules<{ erasureRows: ErasureRows }>('erasure-rows.ts'))
    await erasureRows(input);
}
