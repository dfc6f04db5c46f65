import type { Notifier } from '#foundation/notifications/public.ts';
import { defineModule } from '#module.ts';
import { calendarCollection } from './collect.ts';
import { eraseCalendar } from './erase.ts';
import type { FeedDeps } from './feed.ts';
import { calendarJobs, calendarNotifications } from './reminders.ts';
import { agreedRoutes, calendarRoutes, placeRoutes } from './routes.ts';

/** When things take place: the only writer of times, so that nobody is in two places at once. */
export const calendarModule = ({ notifier, ...deps }: FeedDeps & { notifier: Notifier }) =>
  defineModule({
    name: 'calendar',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => {
      calendarRoutes(route, deps);
      placeRoutes(route);
      agreedRoutes(route);
    },
    tables: {
      appointments: 'none',
      appointment_parties: 'personal',
      calendar_places: 'none',
      calendar_feeds: 'personal',
    },
    personalData: { erase: eraseCalendar, collect: calendarCollection },
    jobs: calendarJobs(notifier),
    notifications: calendarNotifications,
  });
