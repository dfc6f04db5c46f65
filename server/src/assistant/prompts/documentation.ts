import * as prompts from '@ieum/contract/assistant/prompts/schemas.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    chatPrompts: 'Suggested questions of the chat with ready replies.',
    consolePrompts: 'The same questions and their groups, as administrators write them.',
    promptAlerts: 'The notices that the chat shows first.',
  },
  schemas: [prompts],
  parameters: {
    _prompt: 'Id of a prompt of the chat.',
    _alert: 'Id of a notice of the chat.',
    ungrouped: 'Only prompts whose group no longer exists.',
  },
};
