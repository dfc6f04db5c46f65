import * as textings from '@ieum/contract/live/textings/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: { textings: 'Text messages of a company to its own applicants, at most 500 a day.' },
  schemas: [textings],
  parameters: { _texting: 'The id of a text message to applicants.' },
};
