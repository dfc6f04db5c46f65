export { findLecturePassages } from './viewing/passages.ts';
export { isListed, listPublished } from './queries.ts';
export { presentCard } from './wire.ts';
