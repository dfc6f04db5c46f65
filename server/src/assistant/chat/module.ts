import { auditActions } from '@ieum/contract/assistant/chat/audit-texts.ts';
import { defineModule } from '#module.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { collectChat } from './collect.ts';
import { eraseChat } from './erase.ts';
import { chatJobs } from './jobs.ts';
import { consoleChatRoutes } from './routes.ts';
import { chatSocket } from './socket.ts';

/** The assistant that answers questions from the texts of the site. */
export const chatModule = (deps: { limiter: Limiter }) =>
  defineModule({
    name: 'chat',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route, serve }) => {
      chatSocket(serve, deps);
      consoleChatRoutes(route);
    },
    jobs: chatJobs,
    tables: { chat_rooms: 'personal', chat_messages: 'personal' },
    erase: eraseChat,
    collect: collectChat,
  });
