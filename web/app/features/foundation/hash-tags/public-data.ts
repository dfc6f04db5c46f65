import type { hashTags } from '@ieum/contract/foundation/hash-tags/endpoints.ts';
import { hashTagPaths } from '@ieum/contract/foundation/hash-tags/paths.ts';
import { apiOf, type Send } from '#lib/api/api.ts';

/** The public endpoints of hashtags. */
export const hashTagsOf = (send?: Send) => apiOf<typeof hashTags>(hashTagPaths, send);
