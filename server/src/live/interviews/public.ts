export { listWithoutTime } from './own/describe.ts';
