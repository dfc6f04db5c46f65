export { moveMany } from './moves/move-many.ts';
