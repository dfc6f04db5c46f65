import type { Terms } from '@ieum/contract/account/terms/endpoints.ts';
import { termsPaths } from '@ieum/contract/account/terms/paths.ts';
import type { terms } from '@ieum/contract/account/terms/endpoints.ts';
import { apiOf, type Send } from '#lib/api/api.ts';

/** One of the texts that exist in every installation. */
export async function readTerms(code: 'service' | 'privacy', carry?: Send): Promise<Terms> {
  const api = apiOf<typeof terms>(termsPaths, carry);
  return (await api.find({ params: { code } })).terms;
}
