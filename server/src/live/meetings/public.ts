export { slotCanceled } from './events.ts';
export { listUnpicked } from './own/describe.ts';
