import { recruitmentPaths } from '@ieum/contract/hiring/recruitments/paths.ts';
import type { recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { apiOf, type Send } from '#lib/api/api.ts';

/** The public endpoints of recruitments; a loader passes its own transport to the server. */
export const recruitmentsOf = (send?: Send) => apiOf<typeof recruitments>(recruitmentPaths, send);
