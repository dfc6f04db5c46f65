export { createFileStore, type FileStore, type StorePlan } from './store.ts';
export { presentOwnFile } from './wire.ts';
export { findFile, findOwnFiles } from './queries.ts';
