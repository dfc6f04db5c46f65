import { defineModule } from '#module.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Db } from '#kit/context.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import type { Clock } from '#platform/clock.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { ApplicationsView } from './applications-view.ts';
import { recruitmentsCollection } from './personal-data/collect.ts';
import { companyRecruitmentRoutes } from './company-routes.ts';
import { eraseRecruitments } from './personal-data/erase.ts';
import { blockAnswered, recruitmentCanceled, recruitmentFinished } from './events.ts';
import { importCommand } from './import/command.ts';
import { recruitmentJobs } from './jobs.ts';
import { recruitmentNotifications } from './notifications/notify-ended.ts';
import { recruitmentsRecordSection } from './record.ts';
import { recruitmentRoutes } from './routes.ts';
import { createCounts } from './search/counts.ts';
import { recruitmentsSearchSource } from './search/search-source.ts';
import { completeNgrams } from './searchable-text.ts';
import { createViews } from './figures/views.ts';
import { recruitmentMeasures } from './figures/measures.ts';
import { taggedRecruitments } from './taggable.ts';

interface Needs {
  db: Db;
  secrets: Secrets;
  clock: Clock;
  fileStore: FileStore;
  notifier: Notifier;
  dropCachedPages: DropCachedPages;
  /** The functions of applications, whose module is above. */
  applications: ApplicationsView;
  onError: (error: unknown, where: string) => void;
}

/** Recruitments: the public list and search, the editor, their closing. */
export function recruitmentsModule(needs: Needs) {
  const { db, secrets, clock, fileStore, notifier, dropCachedPages, applications, onError } = needs;
  const views = createViews({ db, secrets, onError: (error) => onError(error, 'views') });
  const caches = { dropCachedPages, counts: createCounts(db) };
  const deps = { ...caches, files: fileStore, views, applications };
  return defineModule({
    name: 'recruitments',
    documentation: async () => (await import('./documentation.ts')).documentation,
    searchSources: [recruitmentsSearchSource],
    measures: recruitmentMeasures,
    taggables: [taggedRecruitments],
    services: { caches, recruitmentDeps: deps },
    register: ({ route }) => {
      recruitmentRoutes(route, deps);
      companyRecruitmentRoutes(route, deps);
    },
    jobs: recruitmentJobs({ caches, notifier }),
    commands: { 'import-recruitments': importCommand({ db, caches, now: () => clock.now(), onError }) },
    tables: {
      recruitments: 'personal',
      recruitment_texts: 'personal',
      recruitment_attachments: 'personal',
      recruitment_grams: 'personal',
      recruitment_days: 'none',
      recruitment_removals: 'none',
      recruitment_views: 'none',
    },
    personalData: { erase: eraseRecruitments, collect: recruitmentsCollection },
    record: [recruitmentsRecordSection],
    events: [recruitmentCanceled, recruitmentFinished, blockAnswered],
    notifications: recruitmentNotifications,
    prepare: () => completeNgrams(db),
    flush: views.flush,
    stop: views.stop,
  });
}
