import * as endpoints from '@ieum/contract/assistant/chat/endpoints.ts';
import * as schemas from '@ieum/contract/assistant/chat/schemas.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: { consoleChat: 'Conversations with the assistant, for administrators.' },
  schemas: [endpoints, schemas],
  parameters: { _room: 'The id of a conversation with the assistant.' },
};
