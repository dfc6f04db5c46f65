import { collectFromModules } from '../modules/collect.ts';
import type { TestActor, World } from '../world.ts';

type Answer = Record<string, Record<string, string>>;
/** The caller; a visitor only has headers. */
export type Caller = TestActor | { headers: Record<string, string> };
/**
 * Calls an endpoint, `POST /api/…` as in the contract, with every text of its body at its maximum; it must
 * accept it.
 */
export type Write = (actor: Caller, name: string, url: string, body: object) => Promise<Answer>;

interface WriteDeps {
  world: World;
  write: Write;
  admin: TestActor;
  person: TestActor;
  company: TestActor;
}

interface Written {
  /** The ids under which the endpoints read what was written, by the names of their parameters, or by `/api/…/:name`. */
  ids: Record<string, readonly string[]>;
  /** The row that each list of the module contains, by `GET /api/…`. */
  listed?: Record<string, string>;
  /** Deletes what would be in the way of other tests. */
  undo?: () => Promise<unknown>;
}

/** A module's `longest-writes.ts` exports this as `longestWrites`: one row of everything of its with text. */
export type LongestWrites = (input: WriteDeps) => Promise<Written>;

/** Writes the rows of all modules that have a `longest-writes.ts`. */
export async function writeModules(input: WriteDeps): Promise<Written[]> {
  const written: Written[] = [];
  for (const { longestWrites } of await collectFromModules<{ longestWrites: LongestWrites }>(
    'longest-writes.ts',
  ))
    written.push(await longestWrites(input));
  return written;
}
