import { recruitmentPaths } from '@ieum/contract/hiring/recruitments/paths.ts';
import type { recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { apiOf, type Send } from '#lib/api/api.ts';

/** The recruitments as everybody reads them; a loader passes its own way to the server. */
export const recruitmentsOf = (carry?: Send) => apiOf<typeof recruitments>(recruitmentPaths, carry);
