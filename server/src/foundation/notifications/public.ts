export {
  notificationsWith,
  type FindDefinition,
  type Notification,
  type NotificationDefinition,
} from './define.ts';
export type { Preview } from './preview.ts';
export { NOTIFIED_AT_ONCE, type Notifier } from './notifier.ts';
export { isNotNotified } from './queries.ts';
