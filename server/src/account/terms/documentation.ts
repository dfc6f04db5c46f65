import * as terms from '@ieum/contract/account/terms/endpoints.ts';
import type { Documentation } from '#module.ts';

/** What the API's documents say about this module. */
export const documentation: Documentation = {
  groups: {
    terms: 'Terms and policies with their versions.',
  },
  schemas: [terms],
  parameters: {
    _terms: 'Id of terms.',
  },
};
