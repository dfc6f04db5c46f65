export { ACCOUNT_STATUS_SET } from './events.ts';
