import type { Notifier } from '#foundation/notifications/public.ts';
import { defineModule } from '#module.ts';
import type { Env } from '#platform/env.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { interviewsCollection } from './collect.ts';
import { candidateRoutes, companyInterviewRoutes, listRoutes } from './company/routes.ts';
import { eraseInterviews } from './erase.ts';
import { interviewClosed, interviewPlanned, turnChanged } from './events.ts';
import { interviewJobs } from './jobs.ts';
import { interviewNotifications } from './notifications.ts';
import { ownInterviewRoutes } from './own/routes.ts';
import { interviewSocket } from './room/socket.ts';
import { coturnRoutes, interviewRoutes } from './routes.ts';

interface Deps {
  notifier: Notifier;
  env: Pick<Env, 'relay'>;
  limiter: Limiter;
}

/** Video interviews: rooms in which a company talks to applicants. */
export const interviewsModule = ({ notifier, env, limiter }: Deps) =>
  defineModule({
    name: 'interviews',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route, serve, subscribe }) => {
      interviewRoutes(route, { notifier, limiter });
      ownInterviewRoutes(route);
      listRoutes(route);
      companyInterviewRoutes(route, notifier);
      candidateRoutes(route);
      coturnRoutes(route, env.relay);
      interviewSocket({ serve, subscribe, relay: env.relay, limiter, notifier });
    },
    tables: {
      interviews: 'personal',
      interview_people: 'personal',
      interview_seekers: 'personal',
      interview_participants: 'personal',
      interview_memos: 'personal',
    },
    personalData: { erase: eraseInterviews, collect: interviewsCollection },
    events: [interviewPlanned, interviewClosed, turnChanged],
    jobs: interviewJobs(notifier),
    notifications: interviewNotifications,
  });
