export { listPublished } from './queries.ts';
export { presentFaq } from './wire.ts';
