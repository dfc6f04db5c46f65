import type { Business } from '@ieum/contract/foundation/settings/business.ts';
import type { settings } from '@ieum/contract/foundation/settings/endpoints.ts';
import { settingPaths } from '@ieum/contract/foundation/settings/paths.ts';
import { apiOf, type Send } from '#lib/api/api.ts';

export type { Business };

/** The operator of the site, for the visitors' footer; a page without it is better than none. */
export async function readBusiness(send?: Send): Promise<Business | null> {
  try {
    return (await apiOf<Pick<typeof settings, 'read'>>(settingPaths, send).read()).setting.business;
  } catch {
    return null;
  }
}
