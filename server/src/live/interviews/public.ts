export { listWithoutTime } from './own/describe.ts';
export { CODE_IN_ADDRESSES } from './code-in-addresses.ts';
