export { forgetMessages } from './forget.ts';
export { queueMessage } from './queue.ts';
