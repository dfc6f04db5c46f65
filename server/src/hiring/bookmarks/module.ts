import { defineModule } from '#module.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import { bookmarkRoutes } from './bookmark-routes.ts';
import { bookmarksCollection } from './collect.ts';
import { eraseBookmarks } from './erase.ts';
import { applicationBookmarked } from './events.ts';
import { bookmarkJobs } from './jobs.ts';
import { bookmarkNotifications } from './remind-of-deadlines.ts';
import { likeRoutes } from './like-routes.ts';

/** Members' bookmarks with their memos. */
export const bookmarksModule = ({ notifier }: { notifier: Notifier }) =>
  defineModule({
    name: 'bookmarks',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => {
      likeRoutes(route);
      bookmarkRoutes(route);
    },
    jobs: bookmarkJobs(notifier),
    tables: { likes: 'personal' },
    personalData: { erase: eraseBookmarks, collect: bookmarksCollection },
    events: [applicationBookmarked],
    notifications: bookmarkNotifications,
  });
