export { queueMessage } from './queue.ts';
