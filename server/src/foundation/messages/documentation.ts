import * as messages from '@ieum/contract/foundation/messages/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    messages: 'Text messages and e-mails that were sent, and who wants which.',
  },
  schemas: [messages],
  parameters: {
    _message: 'Id of a message.',
  },
};
