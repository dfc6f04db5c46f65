import * as dispatches from '@ieum/contract/site/dispatches/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    dispatches: 'Text messages and e-mails from an administrator to several members.',
  },
  schemas: [dispatches],
  parameters: {
    mail: 'A kind of e-mail, by its name.',
    locale: 'The language of the sample.',
    _dispatch: 'Id of a dispatch.',
  },
};
