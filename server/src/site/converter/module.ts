import { defineModule } from '#module.ts';
import { converterRoutes, type ConverterDeps } from './routes.ts';

/** The developers' converter; there is none outside a demonstration. */
export const converterModule = (deps: ConverterDeps) =>
  defineModule({
    name: 'converter',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => converterRoutes(route, deps),
  });
