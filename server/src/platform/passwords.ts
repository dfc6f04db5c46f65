import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from './limits/limit-concurrency.ts';

// Argon2id is the library's default algorithm.
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;

/** Hashes and checks passwords, at most four at a time so that a burst of logins cannot use all memory. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Without a stored hash, or with an invalid one, it takes the same time and returns false. */
  matches: (password: string, stored: string | undefined) => Promise<boolean>;
}

/** The argon2id pool of this process. */
export function createPasswords(): Passwords {
  const run = limitConcurrency(AT_ONCE);
  const decoy = hash('decoy-for-unknown-users', COSTS);
  return {
    hash: (password) => run(() => hash(password, COSTS)),
    matches: (password, stored) =>
      run(async () => {
        const isHash = stored?.startsWith('$argon2') ?? false;
        return (await verify(isHash && stored ? stored : await decoy, password)) && isHash;
      }),
  };
}
