import { defineModule } from '#module.ts';
import type { RecruitmentCaches } from '#hiring/recruitments/public.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import { savedSearchesCollection } from './collect.ts';
import { eraseSavedSearches } from './erase.ts';
import { savedSearchJobs } from './jobs.ts';
import { savedSearchNotifications } from './notifications.ts';
import { savedSearchesRecordSection } from './record.ts';
import { savedSearchRoutes } from './routes.ts';

interface Needs {
  notifier: Notifier;
  caches: RecruitmentCaches;
}

/** Persons' saved searches of recruitments. */
export const savedSearchesModule = ({ notifier, caches: { counts } }: Needs) =>
  defineModule({
    name: 'saved-searches',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => savedSearchRoutes(route),
    jobs: savedSearchJobs({ notifier, counts }),
    tables: { saved_searches: 'personal' },
    personalData: { erase: eraseSavedSearches, collect: savedSearchesCollection },
    record: [savedSearchesRecordSection],
    notifications: savedSearchNotifications,
  });
