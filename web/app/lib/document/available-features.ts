import { isBuilt } from './built.ts';

/** The available features, derived from the screens that exist: pages mention only these. */
export const availableFeatures = {
  matching: isBuilt('/programs'),
  interviews: isBuilt('/interview'),
  contracts: isBuilt('/dashboard/employment-contracts'),
  records: isBuilt('/dashboard/records'),
};

/** All steps from the first recruitment to the signature. */
export const hasAllFeatures = Object.values(availableFeatures).every(Boolean);
