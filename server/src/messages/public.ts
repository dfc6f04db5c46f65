export { queueMessage, type Outgoing } from './queue.ts';
