import type { FileStore } from '#foundation/files/public.ts';
import type { ApplicationsView } from './applications-view.ts';
import type { RecruitmentCaches } from './caches.ts';
import type { Views } from './figures/views.ts';

/** The shared dependencies of the module's verbs and routes. */
export interface RecruitmentDeps extends RecruitmentCaches {
  files: FileStore;
  views: Views;
  applications: ApplicationsView;
}
