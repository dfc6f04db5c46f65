import { path } from '../../common/endpoint.ts';

/** Separate from the other paths of accounts because every page of the browser needs this one alone. */
export const mePath = path({
  method: 'GET',
  path: '/api/v1/me',
  access: 'member',
  servesTemporaryPassword: true,
  servesMissingFactor: true,
});
