import { defineModule } from '#module.ts';
import { accountCollection } from './personal-data/collect.ts';
import { userJobs } from './jobs.ts';
import { userRoutes, type UserDeps } from './routes.ts';
import { userMeasures } from './measures.ts';
import { membersSearchSource } from './search-source.ts';

/** Accounts: sign-up, contact details and passwords. `eraseUser` runs before every other module's part. */
export const usersModule = (deps: UserDeps) =>
  defineModule({
    name: 'users',
    documentation: async () => (await import('./documentation.ts')).documentation,
    searchSources: [membersSearchSource],
    measures: userMeasures,
    register: ({ route }) => userRoutes(route, deps),
    jobs: userJobs,
    tables: { users: 'personal', phone_codes: 'personal' },
    personalData: { collect: accountCollection },
  });
