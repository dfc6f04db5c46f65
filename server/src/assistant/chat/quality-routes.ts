import { consoleChat as contract } from '@ieum/contract/assistant/chat/endpoints.ts';
import type { Route } from '#kit/http/route.ts';
import { recordAudit } from './audit.ts';
import type { ReplyDeps } from './model/replies.ts';
import { presentToday, tryOut } from './model/try-out.ts';
import { presentGroup } from './wire.ts';
import { dismissUnanswered, listUnanswered } from './unanswered.ts';

/** Each may cost something. */
const TRIALS = { max: 20, perSeconds: 60, by: 'actor' } as const;

/** How well the assistant answers, in the console: questions without an answer, the language model, and a trial. */
export function qualityRoutes(route: Route, deps: Pick<ReplyDeps, 'model' | 'secrets'>) {
  route(contract.listUnanswered, {
    run: async ({ db }) => ({ groups: (await listUnanswered(db)).map(presentGroup) }),
  });

  route(contract.dismissUnanswered, {
    run: async (ctx, { body }) => {
      const count = await dismissUnanswered(ctx.db, body._messages);
      const subject = { subjectType: 'chatQuestion' as const, subjectId: null, subjectName: '' };
      if (count > 0) await recordAudit(ctx, { action: 'chat.dismiss', ...subject, details: { count } });
      return {};
    },
  });

  route(contract.readModel, {
    run: async (ctx) => ({ model: await presentToday(ctx) }),
  });

  route(contract.tryOut, {
    limit: TRIALS,
    run: async (ctx, { body }) => ({ trial: await tryOut(ctx, body.query, deps) }),
  });
}
