import { auditActions } from '@ieum/contract/content/questions/audit-texts.ts';
import { defineModule } from '#module.ts';
import { consoleQuestionRoutes, type QuestionDeps } from './console-routes.ts';
import { eraseQuestions } from './erase.ts';
import { questionNotifications } from './notifications.ts';
import { phraseRoutes } from './phrases/routes.ts';
import { questionRoutes } from './routes.ts';

/** Questions of members to the centre, and their answers. */
export const questionsModule = (deps: QuestionDeps) =>
  defineModule({
    name: 'questions',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route }) => {
      questionRoutes(route, deps);
      consoleQuestionRoutes(route, deps);
      phraseRoutes(route);
    },
    tables: { questions: 'personal', question_quotas: 'personal', question_phrases: 'none' },
    erase: eraseQuestions,
    notifications: questionNotifications,
  });
