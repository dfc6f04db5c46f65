import * as inquiries from '@ieum/contract/content/inquiries/endpoints.ts';
import * as inquirySchemas from '@ieum/contract/content/inquiries/schemas.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    inquiries: 'Inquiries of companies about recruitment support.',
    consoleInquiries: 'Service inquiries, as administrators answer them.',
  },
  schemas: [inquiries, inquirySchemas],
  parameters: {
    _form: 'Id of a service inquiry.',
  },
};
