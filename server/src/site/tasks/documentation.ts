import * as tasks from '@ieum/contract/site/tasks/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: { tasks: 'What waits for administrators, for the home of the console.' },
  schemas: [tasks],
};
