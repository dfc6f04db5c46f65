export { listPublished } from './queries.ts';
export { findPostPassages } from './passages.ts';
export { presentRow } from './wire.ts';
