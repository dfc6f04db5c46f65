export { createErasure } from './erase.ts';
