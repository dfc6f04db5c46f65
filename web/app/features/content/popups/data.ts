import type { popups } from '@ieum/contract/content/popups/endpoints.ts';
import type { PopupPages } from '@ieum/contract/content/popups/enums.ts';
import { popupPaths } from '@ieum/contract/content/popups/paths.ts';
import { apiOf } from '#lib/api/api.ts';

export type { Popup } from '@ieum/contract/content/popups/endpoints.ts';

const api = apiOf<typeof popups>(popupPaths);

/** The popups that a page shows now on a kind of device. */
export const readPopups = async (pages: PopupPages, device: 'DESKTOP' | 'MOBILE') =>
  (await api.list({ query: { pages, device } })).popups;
