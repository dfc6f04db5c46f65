export { listActivePrompts } from './queries.ts';
