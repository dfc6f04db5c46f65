export { listPublished } from './queries.ts';
export { presentRow } from './wire.ts';
