import * as consoleSearch from '@ieum/contract/site/console-search/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: { consoleSearch: 'The search of the console over rows of all modules.' },
  schemas: [consoleSearch],
  parameters: {
    q: 'What to look for: the beginning of a name, of a username or of a company, a whole telephone number or its last four digits, words of a recruitment or of content.',
  },
};
