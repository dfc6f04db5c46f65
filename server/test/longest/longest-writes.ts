import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestActor, World } from '../world.ts';

type Answer = Record<string, Record<string, string>>;
/** The caller; a visitor only has headers. */
export type Caller = TestActor | { headers: Record<string, string> };
/**
 * Calls an endpoint, `POST /api/…` as in the contract, with every text of its body at its maximum; it must
 * accept it.
 */
export type Write = (actor: Caller, name: string, url: string, body: object) => Promise<Answer>;

interface Given {
  world: World;
  write: Write;
  admin: TestActor;
  person: TestActor;
  company: TestActor;
}

interface Written {
  /** The ids under which the endpoints read what was written, by the names of their parameters. */
  ids: Record<string, readonly string[]>;
  /** The row that each list of the module contains, by `GET /api/…`. */
  listed?: Record<string, string>;
  /** Deletes what would be in the way of other tests. */
  undo?: () => Promise<unknown>;
}

/** A module's `longest-writes.ts` exports this as `longestWrites`: one row of everything of its with text. */
export type LongestWrites = (given: Given) => Promise<Written>;

/** Writes the rows of all modules that have a `longest-writes.ts`. */
export async function writeModules(given: Given): Promise<Written[]> {
  const folder = fileURLToPath(new URL('../../src', import.meta.url));
  const written: Written[] = [];
  for (const path of globSync('*/*/longest-writes.ts', { cwd: folder }).toSorted()) {
    const { longestWrites } = (await import(`../../src/${path}`)) as { longestWrites: LongestWrites };
    written.push(await longestWrites(given));
  }
  return written;
}
