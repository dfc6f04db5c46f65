export { hideFor } from './changes.ts';
