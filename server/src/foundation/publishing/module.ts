import { auditActions } from '@ieum/contract/foundation/publishing/audit-texts.ts';
import { defineModule } from '#module.ts';
import type { Db } from '#kit/context.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { CalendarSource, Publishable } from './publishable.ts';
import { publishingRoutes } from './routes.ts';
import { createViewCounter, dropOldViews } from './views.ts';

interface Needs {
  db: Db;
  secrets: Secrets;
  publishables: () => readonly Publishable[];
  calendarSources: () => readonly CalendarSource[];
  onError: (error: unknown, where: string) => void;
}

/** When content is shown: its states, its versions, its views and the calendar of all of it. */
export function publishingModule({ db, secrets, publishables, calendarSources, onError }: Needs) {
  const onFailure = (error: unknown) => onError(error, 'views of content');
  const views = createViewCounter({ db, secrets, publishables, onError: onFailure });
  return defineModule({
    name: 'publishing',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route }) => publishingRoutes(route, { publishables, calendarSources }),
    jobs: [dropOldViews],
    tables: { content_versions: 'none', content_views: 'none' },
    flush: views.flush,
    stop: views.stop,
    services: { views },
  });
}
