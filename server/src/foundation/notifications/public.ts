export { eraseInbox } from './erase.ts';
