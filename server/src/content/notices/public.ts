export { listPublished } from './queries.ts';
export { findNoticePassages } from './passages.ts';
export { presentRow } from './wire.ts';
