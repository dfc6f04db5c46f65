import type { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { applicationPaths } from '@ieum/contract/hiring/applications/paths.ts';
import type { OwnApplication } from '@ieum/contract/hiring/applications/schemas.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf, type CallOf } from '#lib/api/api.ts';

const api = apiOf<typeof applications>(applicationPaths);

export type DraftChange = NonNullable<CallOf<typeof applications.save>['body']>;

/**
 * The person's draft for a recruitment, created or continued. 409 after applying and when the recruitment
 * is closed.
 */
export const draftQuery = (recruitmentId: string) =>
  queryOptions({
    queryKey: ['application-draft', recruitmentId],
    queryFn: async () => (await api.open({ params: { _recruitment: recruitmentId }, body: {} })).application,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Saves any part of a draft. */
export const saveDraft = async (recruitmentId: string, body: DraftChange): Promise<OwnApplication> =>
  (await api.save({ params: { _recruitment: recruitmentId }, body })).application;

/**
 * Submits the draft; 400 names the missing fields in `fields`, and a repeated call returns the same
 * application.
 */
export const submitDraft = async (recruitmentId: string): Promise<OwnApplication> =>
  (await api.apply({ params: { _recruitment: recruitmentId } })).application;
