import { isBuilt } from '../document/built.ts';

/** The available features, derived from the screens that exist: pages mention only these. */
export const offered = {
  matching: isBuilt('/programs'),
  interviews: isBuilt('/interview'),
  contracts: isBuilt('/dashboard/employment-contracts'),
  records: isBuilt('/dashboard/records'),
};

/** All steps from the first recruitment to the signature. */
export const isWhole = Object.values(offered).every(Boolean);
