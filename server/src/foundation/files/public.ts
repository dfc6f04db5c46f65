export { eraseFiles } from './erase.ts';
export type { FileStore } from './store.ts';
export { shareFiles } from './share.ts';
export { presentOwnFile } from './wire.ts';
export { findFile, findOwnFiles } from './queries.ts';
