import type { companyProfile } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { companyProfilePaths } from '@ieum/contract/hiring/companies/profile-paths.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

export const api = apiOf<typeof companyProfile>(companyProfilePaths);

export const profileQuery = queryOptions({
  queryKey: ['company-profile'],
  queryFn: async ({ signal }) => (await api.find({ signal })).company,
});

/** Invalidates the profile and what the menu shows of it. */
export const invalidateProfile = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: profileQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['me'] }),
  ]);
