import { auditActions } from '@ieum/contract/hiring/moderation/audit-texts.ts';
import { defineModule } from '#module.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { RecruitmentDeps } from '#hiring/recruitments/public.ts';
import { recruitmentModerated } from './events.ts';
import { moderationJobs, moderationNotifications } from './notifications.ts';
import { moderationRoutes } from './routes.ts';
import { waitingAnswers } from './waiting.ts';

interface Needs {
  recruitmentDeps: RecruitmentDeps;
  notifier: Notifier;
}

/** Moderation of companies' recruitments by administrators. */
export const moderationModule = ({ recruitmentDeps, notifier }: Needs) =>
  defineModule({
    name: 'moderation',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    waiting: [waitingAnswers],
    register: ({ route }) => moderationRoutes(route, recruitmentDeps),
    jobs: moderationJobs(notifier),
    events: [recruitmentModerated],
    notifications: moderationNotifications,
  });
