import { auditActions } from '@ieum/contract/assistant/prompts/audit-texts.ts';
import { defineModule } from '#module.ts';
import { promptRoutes } from './routes.ts';
import { promptsSearchSource } from './search-source.ts';

/** Suggested questions of the chat with ready replies, and the notices that it shows first. */
export const promptsModule = () =>
  defineModule({
    name: 'prompts',
    documentation: async () => (await import('./documentation.ts')).documentation,
    searchSources: [promptsSearchSource],
    audit: auditActions,
    register: ({ route }) => promptRoutes(route),
    tables: { chat_prompts: 'none' },
  });
