import { defineModule } from '#module.ts';
import type { AddressSearch } from '#platform/addresses/addresses.ts';
import { addressRoutes } from './routes.ts';

/** The search for postal addresses. */
export const addressesModule = (needs: { addressSearch: AddressSearch }) =>
  defineModule({
    name: 'addresses',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => addressRoutes(route, needs),
  });
