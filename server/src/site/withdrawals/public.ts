export { createErasure, type Erase } from './erase.ts';
export { withdraw } from './withdraw.ts';
