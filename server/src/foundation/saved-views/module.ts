import { defineModule } from '#module.ts';
import { eraseSavedViews } from './erase.ts';
import { savedViewRoutes } from './routes.ts';

/** How administrators look at the lists of the console. */
export const savedViewsModule = () =>
  defineModule({
    name: 'saved-views',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => savedViewRoutes(route),
    tables: { saved_views: 'personal' },
    personalData: {
      erase: eraseSavedViews,
      collect: { sections: [], without: { saved_views: 'Only administrators save views.' } },
    },
  });
