import { addresses as contract } from '@ieum/contract/foundation/addresses/endpoints.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { AddressSearchError, type AddressSearch } from '#platform/addresses/addresses.ts';
import { AppError } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';

const SEARCHES = { max: 60, perSeconds: 60 };

export function addressRoutes(route: Route, { addressSearch }: { addressSearch: AddressSearch }) {
  route(contract.search, {
    limit: SEARCHES,
    run: async (_ctx, { query }) => {
      if (query.query === '') return { addresses: [] };
      return { addresses: await addressSearch.search(query.query).catch(throwUnavailable) };
    },
  });
}

function throwUnavailable(error: unknown): never {
  if (!(error instanceof AddressSearchError)) throw error;
  throw new AppError('unavailable', m.unavailable, { retryAfterSeconds: 5 });
}
