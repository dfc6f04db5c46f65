import { auditActions } from '@ieum/contract/foundation/settings/audit-texts.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { defineModule } from '#module.ts';
import type { Secrets } from '#platform/crypto.ts';
import { settingRoutes } from './routes.ts';

/** Settings by administrators for the whole product. */
export const settingsModule = (needs: { secrets: Secrets; dropCachedPages: DropCachedPages }) =>
  defineModule({
    name: 'settings',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route }) => settingRoutes(route, needs),
    tables: { settings: 'none' },
  });
