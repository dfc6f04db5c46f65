export { listUnpicked } from './own/describe.ts';
