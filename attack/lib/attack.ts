import type { Cluster } from '../../scripts/lib/cluster.ts';
import type { Embedded, Instance } from './instance.ts';

/** The result of a test of the suite. */
export interface Outcome {
  /** Attempts made. */
  runs: number;
  /** Attempts that succeeded against the product, including missed goals. */
  failures: number;
  /** Descriptions of the first of them. */
  faults: string[];
  figures: Record<string, string | number>;
  /** Whether the same checker caught the weak stub. */
  isControlCaught: boolean;
}

/** How much is tried and with what. */
export interface Extent {
  /** Everything in the plan, however long it takes. */
  isFull: boolean;
  /** How often a process is killed. */
  rounds: number;
  /** A folder with `images/odd` and `pdf/odd`, tried besides the generated files. */
  samples: string | undefined;
}

/** Starts products, databases and clusters for one test; everything ends with the test. */
export interface Environment {
  extent: Extent;
  /** A product on a PostgreSQL database of its own. */
  onPostgres: (env?: Record<string, string>) => Promise<Instance>;
  /** A product on the embedded database in a folder of its own, filled before it starts. */
  embedded: (env?: Record<string, string>) => Promise<Embedded>;
  /** A separate PostgreSQL for the test, to be stopped and killed. */
  cluster: () => Promise<Cluster>;
  /** Runs when the test is over, the last one first. */
  afterwards: (end: () => Promise<unknown> | void) => void;
}

/** One test of the suite; each file of this folder exports one as `attack`. */
export interface Attack {
  id: string;
  what: string;
  goal: string;
  run: (environment: Environment) => Promise<Outcome>;
}

const SHOWN = 40;

/** Counts attempts and their failures. */
export function createTally() {
  const faults: string[] = [];
  let [runs, failures] = [0, 0];
  /** One attempt; `fault` says what is wrong when it succeeded. */
  const check = (isWithstood: boolean, fault: () => string) => {
    runs += 1;
    if (isWithstood) return;
    failures += 1;
    if (faults.length < SHOWN) faults.push(fault());
  };
  return {
    check,
    runs: () => runs,
    failures: () => failures,
    outcome: (figures: Outcome['figures'], isControlCaught: boolean): Outcome => ({
      runs,
      failures,
      faults,
      figures,
      isControlCaught,
    }),
  };
}
export type Tally = ReturnType<typeof createTally>;
