export { slotCanceled } from './events.ts';
export { listUnpicked } from './own/unpicked.ts';
