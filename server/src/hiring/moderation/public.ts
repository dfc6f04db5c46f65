export { blockFor } from './changes.ts';
