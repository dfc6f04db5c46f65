import * as faqs from '@ieum/contract/content/faqs/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    consoleFaqs: 'Questions of the help centre, as administrators write them.',
    faqs: 'Frequently asked questions, and whether their answers help.',
  },
  schemas: [faqs],
  parameters: {
    _faq: 'Id of a frequently asked question.',
  },
};
