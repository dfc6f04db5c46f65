import { auditActions } from '@ieum/contract/assistant/chat/audit-texts.ts';
import { defineModule } from '#module.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import type { LanguageModel } from '#platform/language-model/language-model.ts';
import { collectChat } from './collect.ts';
import { eraseChat } from './erase.ts';
import { chatJobs } from './jobs.ts';
import { createReplies, type ReplyDeps } from './model/replies.ts';
import { qualityRoutes } from './quality-routes.ts';
import { consoleChatRoutes } from './routes.ts';
import { chatSocket } from './socket.ts';

interface ChatDeps extends Omit<ReplyDeps, 'model'> {
  limiter: Limiter;
  languageModel: LanguageModel;
}

/** The assistant that answers questions from the texts of the site. */
export function chatModule({ limiter, languageModel, ...deps }: ChatDeps) {
  const ofModel = { ...deps, model: languageModel };
  const replies = createReplies(ofModel);
  return defineModule({
    name: 'chat',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route, serve }) => {
      chatSocket(serve, { limiter, replies });
      consoleChatRoutes(route);
      qualityRoutes(route, ofModel);
    },
    jobs: chatJobs,
    tables: { chat_rooms: 'personal', chat_messages: 'personal', chat_model_days: 'none' },
    stop: replies.stopAll,
    erase: eraseChat,
    collect: collectChat,
  });
}
