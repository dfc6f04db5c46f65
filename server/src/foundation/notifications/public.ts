export { forgetInbox } from './forget.ts';
