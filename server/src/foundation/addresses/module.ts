import { defineModule } from '#module.ts';
import type { AddressSearch } from '#platform/addresses/addresses.ts';
import { addressRoutes } from './routes.ts';

/** The search for postal addresses. */
export const addressesModule = (needs: { addressSearch: AddressSearch }) =>
  defineModule({ name: 'addresses', register: ({ route }) => addressRoutes(route, needs) });
