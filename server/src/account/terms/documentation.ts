import * as terms from '@ieum/contract/account/terms/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    terms: 'Terms and policies with their versions.',
  },
  schemas: [terms],
  parameters: {
    _terms: 'Id of terms.',
  },
};
