export { findLevel, listAllLevels } from './queries.ts';
export { seedLevels } from './seed.ts';
export { presentLevelName } from './wire.ts';
