import { defineModule } from '#module.ts';
import type { Db } from '#kit/context.ts';
import type { Clock } from '#platform/clock.ts';
import { advertisingNotifications } from './advertising.ts';
import { collectInbox } from './collect.ts';
import { definitionFinder, type NotificationDefinition } from './define.ts';
import { eraseInbox } from './erase.ts';
import { inboxJobs } from './jobs.ts';
import { notificationMails } from './mail-samples.ts';
import { createNotifier } from './notifier.ts';
import { createPreview } from './preview.ts';
import { inboxRoutes } from './routes.ts';
import { createUnreadCount } from './unread-count.ts';

interface Needs {
  db: Db;
  clock: Clock;
  publicUrl: string;
  quietUntil: (now: Date) => Date | undefined;
  /** The kinds of notification that all modules define. */
  notificationDefinitions: () => readonly NotificationDefinition[];
}

/** Notifications of members: inbox, unread count, e-mail and SMS. */
export function notificationsModule({ db, clock, publicUrl, quietUntil, notificationDefinitions }: Needs) {
  const unreadCount = createUnreadCount(db, () => clock.now());
  const refreshUnread = unreadCount.refresh;
  const findDefinition = definitionFinder(notificationDefinitions);
  const notifier = createNotifier({ publicUrl, quietUntil, refreshUnread, findDefinition });
  return defineModule({
    name: 'notifications',
    documentation: async () => (await import('./documentation.ts')).documentation,
    services: {
      notifier,
      findDefinition,
      preview: createPreview({ publicUrl, findDefinition, quietUntil }),
      notificationMails: () => notificationMails(notificationDefinitions()),
    },
    register: ({ route, serve }) => {
      unreadCount.open(serve);
      inboxRoutes(route, { findDefinition, refreshUnread });
    },
    jobs: inboxJobs({ notifier, refreshUnread }),
    tables: { inbox_items: 'personal' },
    personalData: { erase: eraseInbox, collect: collectInbox(findDefinition) },
    notifications: advertisingNotifications,
  });
}
