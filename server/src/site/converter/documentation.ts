import * as converter from '@ieum/contract/site/converter/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    converter: 'The masks and the encryption of the server, tried by developers in a demonstration.',
  },
  schemas: [converter],
};
