export { findOpenRoom } from './own/open-room.ts';
export { listWithoutTime } from './own/without-time.ts';
export { CODE_IN_ADDRESSES } from './code-in-addresses.ts';
