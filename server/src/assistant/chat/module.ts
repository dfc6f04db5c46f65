import { auditActions } from '@ieum/contract/assistant/chat/audit-texts.ts';
import { defineModule } from '#module.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import type { LanguageModel } from '#platform/language-model/language-model.ts';
import { chatCollection } from './collect.ts';
import { eraseChat } from './erase.ts';
import { chatJobs } from './jobs.ts';
import { createReplies, type ReplyDeps } from './model/replies.ts';
import { qualityRoutes } from './quality-routes.ts';
import { consoleChatRoutes } from './routes.ts';
import { chatSocket } from './socket.ts';

/** A reader who stops a reply reaches the process that writes it by this channel. */
const STOP_CHANNEL = 'ieum_chat_stops';

interface ChatDeps extends Omit<ReplyDeps, 'model' | 'stopElsewhere'> {
  database: Database;
  limiter: Limiter;
  languageModel: LanguageModel;
}

/** The assistant that answers questions from the texts of the site. */
export async function chatModule({ database, limiter, languageModel, ...deps }: ChatDeps) {
  const ofModel = { ...deps, model: languageModel };
  const stopElsewhere = (roomId: string) => database.notify(STOP_CHANNEL, roomId);
  const replies = createReplies({ ...ofModel, stopElsewhere });
  await database.listen(STOP_CHANNEL, replies.stopHere);
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
    personalData: { erase: eraseChat, collect: chatCollection },
  });
}
