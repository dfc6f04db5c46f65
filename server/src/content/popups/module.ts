import { popupPaths } from '@ieum/contract/content/popups/paths.ts';
import { auditActions } from '@ieum/contract/content/popups/audit-texts.ts';
import { defineModule } from '#module.ts';
import { popupRoutes, type PopupDeps } from './routes.ts';
import { popups } from './tables.ts';

/** Popups over the public pages; no cached page contains them, browsers request them. */
export const popupsModule = (deps: PopupDeps) =>
  defineModule({
    name: 'popups',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    publishables: [
      { kind: 'popup', table: popups, columns: popups, tag: 'popups', shownBy: popupPaths.list.path },
    ],
    register: ({ route }) => popupRoutes(route, deps),
    tables: { popups: 'none' },
  });
