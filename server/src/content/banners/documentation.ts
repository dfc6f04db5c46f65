import * as banners from '@ieum/contract/content/banners/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    banners: 'Banners of the home page.',
    consoleBanners: 'Banners of the home page, as administrators write them.',
  },
  schemas: [banners],
  parameters: {
    _banner: 'Id of a banner.',
  },
};
