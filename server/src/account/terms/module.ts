import { auditActions } from '@ieum/contract/account/terms/audit-texts.ts';
import { defineModule } from '#module.ts';
import type { Db } from '#kit/context.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import type { Clock } from '#platform/clock.ts';
import { termsCalendar } from './content-calendar.ts';
import { agreementsCollection } from './collect.ts';
import { termsPlanned } from './events.ts';
import { termsJobs } from './jobs.ts';
import { termsRoutes } from './routes.ts';
import { seedTerms } from './seed.ts';

interface Needs {
  db: Db;
  clock: Clock;
  dropCachedPages: DropCachedPages;
}

/** Terms, their versions and who agreed to them. */
export const termsModule = ({ db, clock, dropCachedPages }: Needs) =>
  defineModule({
    name: 'terms',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route }) => termsRoutes(route, { dropCachedPages }),
    jobs: termsJobs({ dropCachedPages }),
    events: [termsPlanned],
    tables: { terms: 'none', terms_versions: 'none', terms_agreements: 'none' },
    calendarSources: [termsCalendar],
    personalData: { collect: agreementsCollection },
    prepare: () => seedTerms({ db, now: clock.now() }),
  });
