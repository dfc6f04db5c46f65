import type { Terms } from '@ieum/contract/terms.ts';
import { termsPaths } from '@ieum/contract/terms.paths.ts';
import type { terms } from '@ieum/contract/terms.ts';
import { apiOf, type Send } from '#lib/api.ts';

/** One of the texts an installation always has, as the console keeps it. */
export async function readTerms(code: 'service' | 'privacy', carry?: Send): Promise<Terms> {
  const api = apiOf<typeof terms>(termsPaths, carry);
  return (await api.find({ params: { code } })).terms;
}
