import { isBuilt } from '../document/built.ts';

/** What the product offers today, by the screens that exist: pages promise nothing else and grow with it. */
export const offered = {
  matching: isBuilt('/programs'),
  interviews: isBuilt('/interview'),
  contracts: isBuilt('/dashboard/employment-contracts'),
  records: isBuilt('/dashboard/records'),
};

/** Everything from the first recruitment to the signature. */
export const isWhole = Object.values(offered).every(Boolean);
