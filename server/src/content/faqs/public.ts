export { listPublished } from './queries.ts';
export { findFaqPassages } from './passages.ts';
export { presentFaq } from './wire.ts';
