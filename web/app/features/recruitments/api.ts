import { recruitmentPaths } from '@ieum/contract/recruitments.paths.ts';
import type { recruitments } from '@ieum/contract/recruitments.ts';
import { apiOf, type Send } from '#lib/api.ts';

/** The recruitments as everybody reads them; a loader passes its own way to the server. */
export const recruitmentsOf = (carry?: Send) => apiOf<typeof recruitments>(recruitmentPaths, carry);
